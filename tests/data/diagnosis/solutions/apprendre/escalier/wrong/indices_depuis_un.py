# diagnosis: size-off-by-one
# case: examples 1


def escalier(n):
    grille = [["."] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, i + 1):
            grille[i][j] = "x"
    return grille
