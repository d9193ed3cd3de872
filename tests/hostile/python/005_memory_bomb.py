# verdict: memory
def attack():
    held = []
    try:
        while len(held) < 2000: held.append(bytearray(1 << 20))
    except MemoryError:
        return "caught"
