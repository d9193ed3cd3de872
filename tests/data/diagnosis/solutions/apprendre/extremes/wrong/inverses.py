# diagnosis: right-up-to-order
# case: examples 1


def extremes(nombres):
    return max(nombres), min(nombres)
