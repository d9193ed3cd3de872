# diagnosis: rows-and-columns-swapped
# case: examples 1


def transposee(grille):
    return grille
