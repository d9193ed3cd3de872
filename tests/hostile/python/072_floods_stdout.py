# verdict: output
def attack():
    while True: print("x" * 1000)
