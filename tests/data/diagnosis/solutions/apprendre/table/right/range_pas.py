def table(n):
    lignes = []
    for i in range(1, n + 1):
        lignes.append(list(range(i, i * n + 1, i)))
    return lignes
