def transposee(grille):
    return [list(colonne) for colonne in zip(*grille)]
