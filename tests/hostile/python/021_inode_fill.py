# verdict: forbidden
import os, time
def attack():
    for number in range(20000):
        os.close(os.open(str(number), os.O_CREAT | os.O_WRONLY))
    time.sleep(1)
    return "20000 files"
