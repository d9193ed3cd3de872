# verdict: forbidden
import os, signal
def attack():
    return denied(lambda: os.kill(-1, signal.SIGUSR1), lambda: os.killpg(os.getpgid(0), signal.SIGTERM))
