# diagnosis: wrong-type
# case: examples 1


def jeu_roi(n, pos_pions):
    jeu = ["#" * (n + 1)]
    for i in range(1, n + 1):
        ligne = "#"
        for j in range(1, n + 1):
            if (i, j) in pos_pions:
                ligne += "P"
            elif "0" in (ligne[j - 1], jeu[i - 1][j], jeu[i - 1][j - 1]):
                ligne += "1"
            else:
                ligne += "0"
        jeu.append(ligne)
    return jeu
