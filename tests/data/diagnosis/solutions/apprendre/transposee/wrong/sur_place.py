# diagnosis: mutated-argument
# case: several


def transposee(grille):
    hauteur = len(grille)
    largeur = len(grille[0])
    nouvelle = []
    for j in range(largeur):
        colonne = []
        for i in range(hauteur):
            colonne.append(grille[i].pop(0))
        nouvelle.append(colonne)
    return nouvelle
