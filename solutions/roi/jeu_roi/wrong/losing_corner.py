# fails: edges (wrong)
# fails: pawns (wrong)
# fails: small-boards (wrong)
# cause: the corner (1, 1) is written losing after all, whatever stands there


def jeu_roi(n, pos_pions):
    pions = set(pos_pions)
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) in pions and (i, j) != (1, 1):
                jeu[i][j] = "P"
            elif "0" in (jeu[i][j - 1], jeu[i - 1][j], jeu[i - 1][j - 1]):
                jeu[i][j] = "1"
            else:
                jeu[i][j] = "0"
    return jeu
