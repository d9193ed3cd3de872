# verdict: timeout
def attack():
    while True:
        try:
            while True: pass
        except BaseException: pass
