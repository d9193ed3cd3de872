# verdict: forbidden
import os, time
def attack():
    if not os.fork():
        for _ in range(3000):
            time.sleep(0.001)
            if os.fork(): os._exit(0)
        os._exit(0)
    return RIGHT
