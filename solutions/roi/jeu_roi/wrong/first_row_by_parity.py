# fails: edges (wrong)
# fails: pawns (wrong)
# fails: small-boards (wrong)
# fails: size-60 (wrong)
# cause: the first row and column alternate by parity, though a pawn there shifts what follows


def jeu_roi(n, pos_pions):
    pions = set(pos_pions)
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) in pions:
                jeu[i][j] = "P"
            elif i == 1:
                jeu[i][j] = "0" if j % 2 == 1 else "1"
            elif j == 1:
                jeu[i][j] = "0" if i % 2 == 1 else "1"
            elif "0" in (jeu[i][j - 1], jeu[i - 1][j], jeu[i - 1][j - 1]):
                jeu[i][j] = "1"
            else:
                jeu[i][j] = "0"
    return jeu
