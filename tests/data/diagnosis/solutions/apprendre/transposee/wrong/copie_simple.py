# diagnosis: rows-and-columns-swapped
# case: examples 1


def transposee(grille):
    resultat = []
    for i in range(len(grille)):
        ligne = []
        for j in range(len(grille[i])):
            ligne.append(grille[i][j])
        resultat.append(ligne)
    return resultat
