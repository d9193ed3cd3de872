# diagnosis: remembers-between-calls
# case: several

connues = {}


def gagnante(i, j, pions):
    if (i, j) not in connues:
        voisins = [(i - 1, j), (i, j - 1), (i - 1, j - 1)]
        libres = [(a, b) for a, b in voisins if a > 0 and b > 0 and (a, b) not in pions]
        connues[i, j] = any(not gagnante(a, b, pions) for a, b in libres)
    return connues[i, j]


def jeu_roi(n, pos_pions):
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) in pos_pions:
                jeu[i][j] = "P"
            else:
                jeu[i][j] = "1" if gagnante(i, j, pos_pions) else "0"
    return jeu
