def transposee(grille):
    return [[ligne[j] for ligne in grille] for j in range(len(grille[0]))]
