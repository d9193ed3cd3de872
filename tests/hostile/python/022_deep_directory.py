# verdict: forbidden
import os, time
def attack():
    for _ in range(3000):
        os.mkdir("d" * 50); os.chdir("d" * 50)
    open("deep", "w").close()
    time.sleep(1)
    return "3000 levels"
