# verdict: wrong
def attack():
    return [float("nan"), float("inf"), -0.0]
