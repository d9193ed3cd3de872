# verdict: timeout
import signal
def attack():
    for number in range(1, 65):
        try: signal.signal(number, signal.SIG_IGN)
        except (OSError, ValueError): pass
    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
    while True: pass
