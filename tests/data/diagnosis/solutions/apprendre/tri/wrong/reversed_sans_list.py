# diagnosis: wrong-type
# case: several


def tri(nombres):
    decroissante = sorted(nombres, reverse=True)
    return reversed(decroissante)
