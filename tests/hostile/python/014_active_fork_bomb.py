# verdict: forbidden
import os, time
def attack():
    begun = time.time()
    while time.time() < begun + 3:
        if not os.fork():
            time.sleep(0.001); os._exit(0)
