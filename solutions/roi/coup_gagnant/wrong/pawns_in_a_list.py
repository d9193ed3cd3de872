# fails: size-600 (timeout)
# cause: each cell is looked up by going through the whole list of pawns, too slow when there are many


def coup_gagnant(n, pos_pions, roi):
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) in pos_pions:
                jeu[i][j] = "P"
            elif "0" in (jeu[i][j - 1], jeu[i - 1][j], jeu[i - 1][j - 1]):
                jeu[i][j] = "1"
            else:
                jeu[i][j] = "0"
    i, j = roi
    for k, l in [(i, j - 1), (i - 1, j), (i - 1, j - 1)]:
        if jeu[k][l] == "0":
            return k, l
    return None
