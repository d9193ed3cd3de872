# diagnosis: raised-exception
# case: examples 2


def grille_valide(grille):
    for i in range(6):
        for j in range(6):
            if grille[i][j] == 0:
                continue
            if grille[i][j + 1] != grille[i][j] + 1 and grille[i + 1][j] != grille[i][j] + 1:
                return False
    return True
