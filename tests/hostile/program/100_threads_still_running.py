# verdict: timeout
import threading, time
answer(RIGHT)
threading.Thread(target=time.sleep, args=(99999,)).start()
