# verdict: wrong
import os
def attack():
    os.write(3, frame(b"v", b"d2:i0x1;u1:ai0x1;u1:b"))
    os._exit(0)
