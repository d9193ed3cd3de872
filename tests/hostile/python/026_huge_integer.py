# verdict: wrong
def attack():
    return 10**100000
