# diagnosis: rows-and-columns-swapped
# case: examples 1


def escalier(n):
    grille = [["."] * n for _ in range(n)]
    for i in range(n):
        for j in range(i + 1):
            grille[j][i] = "x"
    return grille
