# diagnosis: none


def extremes(nombres):
    petit = 0
    grand = 0
    for x in nombres:
        if x < petit:
            petit = x
        if x > grand:
            grand = x
    return petit, grand
