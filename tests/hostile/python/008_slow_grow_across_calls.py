# verdict: passed
held = []
def attack():
    held.append(bytearray(10 << 20))
    return RIGHT if len(held) == 1 else "an earlier call is remembered"
