# verdict: error
def attack():
    held = []
    for _ in range(5000): held.append(open("/dev/null"))
