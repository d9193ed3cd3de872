# diagnosis: mutated-argument
# case: several


def tri(nombres):
    resultat = []
    for x in nombres:
        petit = min(nombres)
        resultat.append(petit)
        nombres.remove(petit)
    return resultat
