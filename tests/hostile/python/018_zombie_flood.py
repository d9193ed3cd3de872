# verdict: forbidden
import os
def attack():
    for _ in range(50):
        if not os.fork(): os._exit(0)
    return "50 zombies"
