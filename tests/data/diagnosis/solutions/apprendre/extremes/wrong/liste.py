# diagnosis: wrong-type
# case: examples 1


def extremes(nombres):
    return [min(nombres), max(nombres)]
