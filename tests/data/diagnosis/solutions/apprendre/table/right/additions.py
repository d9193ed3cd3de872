def table(n):
    t = [[0] * n for i in range(n)]
    for i in range(n):
        somme = 0
        for j in range(n):
            somme += i + 1
            t[i][j] = somme
    return t
