# verdict: forbidden
import threading, time
def attack():
    for _ in range(200):
        threading.Thread(target=time.sleep, args=(5,)).start()
