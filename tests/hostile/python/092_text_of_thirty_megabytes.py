# verdict: output
def attack():
    return "x" * (30 << 20)
