# verdict: forbidden
def attack():
    return denied(*[lambda n=n: call(n, 1, 0, 0, 0, 0) for n in
                    [425, 426, 427, 248, 249, 250, 321, 323, 298, 304, 303, 246, 155, 163, 103, 175, 313, 29, 64, 68, 240, 447]])
