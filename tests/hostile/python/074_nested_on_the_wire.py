# verdict: forbidden
import os
def attack():
    os.write(3, frame(b"v", b"l1:" * 100000 + b"N"))
    os._exit(0)
