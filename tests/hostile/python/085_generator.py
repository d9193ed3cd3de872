# verdict: wrong
def attack():
    return (row for row in RIGHT)
