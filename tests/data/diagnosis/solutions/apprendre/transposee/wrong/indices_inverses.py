# diagnosis: raised-exception
# case: examples 1


def transposee(grille):
    resultat = []
    for j in range(len(grille[0])):
        ligne = []
        for i in range(len(grille)):
            ligne.append(grille[j][i])
        resultat.append(ligne)
    return resultat
