# diagnosis: wrong-type
# case: examples 1


def grille_valide(grille):
    ou = {}
    for i in range(6):
        for j in range(6):
            k = grille[i][j]
            if k != 0:
                if k in ou:
                    return 0
                ou[k] = (i, j)
    for k in range(2, max(ou) + 1):
        if k not in ou or k - 1 not in ou:
            return 0
        if abs(ou[k][0] - ou[k - 1][0]) + abs(ou[k][1] - ou[k - 1][1]) != 1:
            return 0
    return 1
