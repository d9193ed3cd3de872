# verdict: error
def attack():
    return attack()
