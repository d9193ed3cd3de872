# fails: size-400 (timeout)
# cause: each cell is looked up by going through the whole list of pawns, too slow when there are many


def jeu_roi(n, pos_pions):
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) in pos_pions:
                jeu[i][j] = "P"
            elif "0" in (jeu[i][j - 1], jeu[i - 1][j], jeu[i - 1][j - 1]):
                jeu[i][j] = "1"
            else:
                jeu[i][j] = "0"
    return jeu
