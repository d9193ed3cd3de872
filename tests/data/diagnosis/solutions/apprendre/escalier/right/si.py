def escalier(n):
    grille = []
    for i in range(n):
        ligne = []
        for j in range(n):
            ligne.append("x" if j <= i else ".")
        grille.append(ligne)
    return grille
