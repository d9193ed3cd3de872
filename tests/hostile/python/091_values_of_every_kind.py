# verdict: wrong
def attack():
    return [b"x", {1, 2}, (1,), 1j, None, {1: 2, "1": 3}, frozenset(), range(3), Ellipsis, type, attack]
