# verdict: passed
import os
def attack():
    found = []
    for fd in range(4, 1024):
        try: os.fstat(fd)
        except OSError: continue
        found.append(fd)
    return "ESCAPED: %r" % found if found else RIGHT
