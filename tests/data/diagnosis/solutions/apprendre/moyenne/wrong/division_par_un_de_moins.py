# diagnosis: none


def moyenne(notes):
    s = 0
    n = 1
    for x in notes:
        s += x
        n += 1
    return s / n
