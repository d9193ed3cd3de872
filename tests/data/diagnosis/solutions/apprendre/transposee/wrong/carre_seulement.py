# diagnosis: raised-exception
# case: examples 1


def transposee(grille):
    n = len(grille)
    t = []
    for i in range(n):
        t.append([0] * n)
    for i in range(n):
        for j in range(len(grille[0])):
            t[j][i] = grille[i][j]
    return t
