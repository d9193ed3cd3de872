# verdict: wrong
def attack():
    return 10**5000
