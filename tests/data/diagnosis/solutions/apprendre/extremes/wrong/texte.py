# diagnosis: wrong-type
# case: examples 1


def extremes(nombres):
    return str((min(nombres), max(nombres)))
