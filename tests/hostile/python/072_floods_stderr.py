# verdict: output
import os
def attack():
    while True: os.write(2, b"x" * 4096)
