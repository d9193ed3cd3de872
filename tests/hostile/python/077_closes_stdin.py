# verdict: passed
import os
def attack():
    os.close(0)
    return RIGHT
