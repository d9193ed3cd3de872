# verdict: timeout
import signal
def attack():
    signal.signal(signal.SIGXCPU, signal.SIG_IGN)
    while True: pass
