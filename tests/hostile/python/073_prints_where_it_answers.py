# verdict: crash
import os
def attack():
    os.dup2(1, 3)
    return RIGHT
