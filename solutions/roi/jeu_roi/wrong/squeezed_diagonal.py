# fails: pawns (wrong)
# fails: small-boards (wrong)
# fails: size-60 (wrong)
# cause: the diagonal step is refused between two pawns, though the king may pass there


def jeu_roi(n, pos_pions):
    pions = set(pos_pions)
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            gauche, haut, diagonale = jeu[i][j - 1], jeu[i - 1][j], jeu[i - 1][j - 1]
            if gauche == "P" and haut == "P":
                diagonale = "P"
            if (i, j) in pions:
                jeu[i][j] = "P"
            elif "0" in (gauche, haut, diagonale):
                jeu[i][j] = "1"
            else:
                jeu[i][j] = "0"
    return jeu
