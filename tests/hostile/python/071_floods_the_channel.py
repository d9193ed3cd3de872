# verdict: output
import os
def attack():
    while True: os.write(3, b"x" * 65536)
