# verdict: crash
import os
def attack():
    os.close(3)
    return RIGHT
