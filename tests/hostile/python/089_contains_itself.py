# verdict: wrong
def attack():
    held = []
    held.append(held)
    return held
