# verdict: forbidden
def attack():
    with open("big", "wb") as file:
        for _ in range(256): file.write(bytes(1 << 20))
