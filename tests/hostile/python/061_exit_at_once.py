# verdict: crash
import os
def attack():
    os._exit(0)
