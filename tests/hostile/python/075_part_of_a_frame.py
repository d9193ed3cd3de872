# verdict: timeout
import os, time
def attack():
    os.write(3, b"v0000")
    time.sleep(99999)
