# verdict: forbidden
import os
def attack():
    for _ in range(200):
        if not os.fork():
            import time; time.sleep(5); os._exit(0)
