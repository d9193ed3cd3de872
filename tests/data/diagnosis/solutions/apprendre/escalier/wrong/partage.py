# diagnosis: rows-are-one-list
# case: examples 1


def escalier(n):
    grille = [["."] * n] * n
    for i in range(n):
        for j in range(i + 1):
            grille[i][j] = "x"
    return grille
