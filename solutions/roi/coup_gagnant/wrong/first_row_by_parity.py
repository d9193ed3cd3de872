# fails: pawns (wrong)
# fails: small-boards (wrong)
# fails: size-60 (wrong)
# cause: the first row and column alternate by parity, though a pawn there shifts what follows


def coup_gagnant(n, pos_pions, roi):
    pions = set(pos_pions)
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) in pions:
                jeu[i][j] = "P"
            elif i == 1 or j == 1:
                jeu[i][j] = "0" if (i + j) % 2 == 0 else "1"
            elif "0" in (jeu[i][j - 1], jeu[i - 1][j], jeu[i - 1][j - 1]):
                jeu[i][j] = "1"
            else:
                jeu[i][j] = "0"
    i, j = roi
    for k, l in [(i, j - 1), (i - 1, j), (i - 1, j - 1)]:
        if jeu[k][l] == "0":
            return k, l
    return None
