# verdict: forbidden
import os
def attack():
    for fd in range(3, 64):
        try: os.write(fd, b"garbage garbage garbage")
        except OSError: pass
    return RIGHT
