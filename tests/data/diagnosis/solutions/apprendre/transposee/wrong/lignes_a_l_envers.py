# diagnosis: right-up-to-order
# case: examples 1


def transposee(grille):
    resultat = []
    for j in range(len(grille[0])):
        ligne = [ligne[j] for ligne in grille]
        resultat.insert(0, ligne)
    return resultat
