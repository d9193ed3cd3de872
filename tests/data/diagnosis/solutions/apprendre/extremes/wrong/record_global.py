# diagnosis: remembers-between-calls
# case: several

petit = None
grand = None


def extremes(nombres):
    global petit, grand
    for x in nombres:
        if petit is None or x < petit:
            petit = x
        if grand is None or x > grand:
            grand = x
    return (petit, grand)
