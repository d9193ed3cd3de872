# verdict: wrong
def attack():
    return [[True, 1.0], [1, False]]
