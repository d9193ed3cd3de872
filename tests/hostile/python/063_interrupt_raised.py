# verdict: error
def attack():
    raise KeyboardInterrupt
