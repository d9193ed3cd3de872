# diagnosis: size-off-by-one
# case: examples 1


def transposee(grille):
    return [[grille[i][j] for i in range(1, len(grille))] for j in range(len(grille[0]))]
