def transposee(grille):
    resultat = []
    for j in range(len(grille[0])):
        ligne = []
        for i in range(len(grille)):
            ligne.append(grille[i][j])
        resultat.append(ligne)
    return resultat
