def transposee(grille):
    h = len(grille)
    l = len(grille[0])
    t = [[0] * h for _ in range(l)]
    for i in range(h):
        for j in range(l):
            t[j][i] = grille[i][j]
    return t
