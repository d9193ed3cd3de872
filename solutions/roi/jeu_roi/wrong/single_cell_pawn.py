# fails: edges (wrong)
# fails: small-boards (wrong)
# cause: the board of one cell is a case apart in which the pawn is forgotten


def jeu_roi(n, pos_pions):
    if n == 1:
        return [["#", "#"], ["#", "0"]]
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
    return jeu
