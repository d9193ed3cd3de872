# verdict: forbidden
import os
def attack():
    def read(): os.symlink(SECRET, "link"); return open("link").read()
    return denied(read, lambda: call(266, SECRET.encode(), -100, b"link"))
