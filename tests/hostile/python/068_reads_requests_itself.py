# verdict: passed
import os
def attack():
    return "ESCAPED" if os.read(0, 100) else RIGHT
