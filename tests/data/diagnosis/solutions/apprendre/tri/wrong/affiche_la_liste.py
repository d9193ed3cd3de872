# diagnosis: printed-not-returned
# case: examples 1


def tri(nombres):
    resultat = sorted(nombres)
    print(resultat)
