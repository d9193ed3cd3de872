def table(n):
    t = []
    for i in range(1, n + 1):
        ligne = []
        for j in range(1, n + 1):
            ligne.append(i * j)
        t.append(ligne)
    return t
