# verdict: forbidden
import os, time
def attack():
    if not os.fork(): time.sleep(30)
    return RIGHT
