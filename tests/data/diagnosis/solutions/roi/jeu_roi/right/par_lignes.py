def jeu_roi(n, pos_pions):
    pions = set(pos_pions)
    jeu = [["#"] * (n + 1)]
    for i in range(1, n + 1):
        ligne = ["#"]
        for j in range(1, n + 1):
            if (i, j) in pions:
                ligne.append("P")
            elif ligne[j - 1] == "0" or jeu[i - 1][j] == "0" or jeu[i - 1][j - 1] == "0":
                ligne.append("1")
            else:
                ligne.append("0")
        jeu.append(ligne)
    return jeu
