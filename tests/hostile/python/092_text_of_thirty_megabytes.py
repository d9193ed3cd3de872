# verdict: output|memory
def attack():
    return "x" * (30 << 20)
