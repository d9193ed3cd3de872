# diagnosis: mutated-argument
# case: several


def extremes(nombres):
    nombres.sort()
    return nombres[0], nombres[-1]
