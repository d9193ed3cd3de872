# diagnosis: mutated-argument
# case: several


def tri(nombres):
    nombres.sort()
    return nombres
