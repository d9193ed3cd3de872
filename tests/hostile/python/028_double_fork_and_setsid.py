# verdict: forbidden
import os, time
def attack():
    if not os.fork():
        os.setsid()
        if not os.fork(): time.sleep(30)
        os._exit(0)
    return RIGHT
