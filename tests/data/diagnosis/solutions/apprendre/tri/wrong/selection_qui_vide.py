# diagnosis: mutated-argument
# case: several


def tri(nombres):
    resultat = []
    while len(nombres) > 0:
        petit = min(nombres)
        nombres.remove(petit)
        resultat.append(petit)
    return resultat
