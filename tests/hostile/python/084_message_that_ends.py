# verdict: crash
import os
class Evil(Exception):
    def __str__(self): os._exit(0)
def attack():
    raise Evil
