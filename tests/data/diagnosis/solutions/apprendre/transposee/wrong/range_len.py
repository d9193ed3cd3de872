# diagnosis: raised-exception
# case: examples 1


def transposee(grille):
    resultat = []
    for j in range(len(grille[0])):
        resultat.append([])
        for i in len(grille):
            resultat[j].append(grille[i][j])
    return resultat
