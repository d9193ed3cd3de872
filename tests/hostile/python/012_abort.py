# verdict: crash
import os
def attack():
    os.abort()
