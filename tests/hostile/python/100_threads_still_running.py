# verdict: forbidden
import threading, time
def attack():
    threading.Thread(target=lambda: time.sleep(30)).start()
    return RIGHT
