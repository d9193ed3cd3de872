# verdict: forbidden
import os
def attack():
    os.dup2(3, 1)
    print("printed", flush=True)
    return RIGHT
