# verdict: wrong
def attack():
    held = []
    for _ in range(100000): held = [held]
    return held
