# fails: pawns (wrong)
# cause: a pawn is recognised only when the list names it exactly once


def coup_gagnant(n, pos_pions, roi):
    compte = {}
    for pion in pos_pions:
        compte[pion] = compte.get(pion, 0) + 1
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if compte.get((i, j)) == 1:
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
