# diagnosis: wrong-type
# case: examples 1


def transposee(grille):
    return list(zip(*grille))
