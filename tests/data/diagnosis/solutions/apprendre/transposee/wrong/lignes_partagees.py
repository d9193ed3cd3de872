# diagnosis: rows-are-one-list
# case: examples 1


def transposee(grille):
    h, l = len(grille), len(grille[0])
    t = [[0] * h] * l
    for i in range(h):
        for j in range(l):
            t[j][i] = grille[i][j]
    return t
