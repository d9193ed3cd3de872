# diagnosis: remembers-between-calls
# case: several


def tri(nombres, resultat=[]):
    for x in nombres:
        resultat.append(x)
    return sorted(resultat)
