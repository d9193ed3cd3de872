# diagnosis: printed-not-returned
# case: examples 1


def extremes(nombres):
    print(min(nombres), max(nombres))
