# verdict: forbidden
import os
def attack():
    def read(): os.link(SECRET, "twin"); return open("twin").read()
    def move(): os.rename(SECRET, "moved"); return open("moved").read()
    return denied(move, read)
