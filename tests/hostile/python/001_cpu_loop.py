# verdict: timeout
def attack():
    while True: pass
