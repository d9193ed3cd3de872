# diagnosis: shifted-by-one
# case: examples 1


def escalier(n):
    grille = []
    for i in range(n):
        ligne = []
        for j in range(n):
            if j < i:
                ligne.append("x")
            else:
                ligne.append(".")
        grille.append(ligne)
    return grille
