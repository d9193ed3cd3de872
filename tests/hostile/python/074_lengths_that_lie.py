# verdict: forbidden
import os
def attack():
    os.write(3, b"vffffffff" + b"u999999999:x")
    os._exit(0)
