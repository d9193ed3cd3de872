# diagnosis: none


def jeu_roi(n, pos_pions):
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if "0" in (jeu[i - 1][j], jeu[i][j - 1], jeu[i - 1][j - 1]):
                jeu[i][j] = "1"
            else:
                jeu[i][j] = "0"
    return jeu
