# verdict: forbidden
def attack():
    return denied(*[lambda n=n: call(0x40000000 + n, 2, 1, 0) for n in [39, 41, 57, 62, 512, 520]])
