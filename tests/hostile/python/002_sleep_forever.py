# verdict: timeout
import time
def attack():
    time.sleep(99999)
