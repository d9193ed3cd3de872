# diagnosis: size-off-by-one
# case: examples 1


def tri(nombres):
    t = sorted(nombres)
    resultat = []
    for i in range(len(t) - 1):
        resultat.append(t[i])
    return resultat
