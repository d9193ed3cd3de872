def escalier(n):
    lignes = []
    for i in range(1, n + 1):
        lignes.append(list(i * "x" + (n - i) * "."))
    return lignes
