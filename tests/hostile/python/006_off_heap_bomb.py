# verdict: memory
def attack():
    return len(bytearray(1 << 30))
