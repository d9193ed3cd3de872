# diagnosis: wrong-number-of-parameters
# case: several


def extremes(a, b, c):
    return min(a, b, c), max(a, b, c)
