# verdict: timeout
import os, signal
def attack():
    os.kill(0, signal.SIGSTOP)
