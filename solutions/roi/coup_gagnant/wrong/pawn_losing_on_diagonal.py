# fails: pawns (wrong)
# fails: small-boards (wrong)
# fails: size-60 (wrong)
# cause: on the diagonal a pawn is taken for a losing cell one could go to


def coup_gagnant(n, pos_pions, roi):
    pions = set(pos_pions)
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) in pions:
                jeu[i][j] = "P"
            elif jeu[i][j - 1] == "0" or jeu[i - 1][j] == "0" or jeu[i - 1][j - 1] not in "1#":
                jeu[i][j] = "1"
            else:
                jeu[i][j] = "0"
    i, j = roi
    for k, l in [(i, j - 1), (i - 1, j), (i - 1, j - 1)]:
        if jeu[k][l] == "0":
            return k, l
    return None
