# fails: pawns (wrong)
# fails: small-boards (wrong)
# cause: where no move wins the king takes a pawn diagonally, as if chess were played


def coup_gagnant(n, pos_pions, roi):
    pions = set(pos_pions)
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) in pions:
                jeu[i][j] = "P"
            elif "0" in (jeu[i][j - 1], jeu[i - 1][j], jeu[i - 1][j - 1]):
                jeu[i][j] = "1"
            else:
                jeu[i][j] = "0"
    i, j = roi
    for k, l in [(i, j - 1), (i - 1, j), (i - 1, j - 1)]:
        if jeu[k][l] == "0":
            return k, l
    if jeu[i - 1][j - 1] == "P":
        return i - 1, j - 1
    return None
