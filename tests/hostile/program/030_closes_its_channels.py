# verdict: timeout
import time
for fd in range(5): os.close(fd)
time.sleep(99999)
