# diagnosis: recursion-limit
# case: examples 1


def perdante(i, j, pions):
    if (i, j) in pions:
        return False
    return not (perdante(i - 1, j, pions) or perdante(i, j - 1, pions) or perdante(i - 1, j - 1, pions))


def jeu_roi(n, pos_pions):
    jeu = []
    for i in range(n + 1):
        jeu.append(["#"] * (n + 1))
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            jeu[i][j] = "0" if perdante(i, j, pos_pions) else "1"
    return jeu
