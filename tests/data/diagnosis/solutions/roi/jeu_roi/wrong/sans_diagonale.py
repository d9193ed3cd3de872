# diagnosis: none


def jeu_roi(n, pos_pions):
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) in pos_pions:
                jeu[i][j] = "P"
            elif jeu[i - 1][j] == "0" or jeu[i][j - 1] == "0":
                jeu[i][j] = "1"
            else:
                jeu[i][j] = "0"
    return jeu
