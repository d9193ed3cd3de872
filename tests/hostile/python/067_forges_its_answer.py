# verdict: forbidden
import os
def attack():
    os.write(3, frame(b"v", b"l2:U2:2:##U2:2:#0"))
    return "something else"
