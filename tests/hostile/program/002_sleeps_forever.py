# verdict: timeout
import time
time.sleep(99999)
