# verdict: forbidden
import os
def attack():
    for _ in range(5): os.write(3, frame(b"v", b"l2:U2:2:##U2:2:#0"))
