# verdict: forbidden
import time
def attack():
    for number in range(200):
        with open("big%d" % number, "wb") as file: file.write(bytes(1 << 20))
    time.sleep(1)
    return "200 MB"
