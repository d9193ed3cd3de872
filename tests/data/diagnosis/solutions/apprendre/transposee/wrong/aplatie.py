# diagnosis: none


def transposee(grille):
    resultat = []
    for j in range(len(grille[0])):
        for i in range(len(grille)):
            resultat.append(grille[i][j])
    return resultat
