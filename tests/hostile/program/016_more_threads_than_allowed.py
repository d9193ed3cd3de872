# verdict: passed
import threading, time
# A few are what many runtimes need; so many are refused.
try:
    for _ in range(500): threading.Thread(target=time.sleep, args=(5,), daemon=True).start()
except RuntimeError:
    answer(RIGHT)
