# fails: size-400 (error)
# cause: recursion from the far corner, with a memory, is still too deep for Python on a large board


def jeu_roi(n, pos_pions):
    pions = set(pos_pions)
    connues = {}

    def perdante(i, j):
        if i == 0 or j == 0 or (i, j) in pions:
            return False
        if (i, j) not in connues:
            suivantes = [perdante(i, j - 1), perdante(i - 1, j), perdante(i - 1, j - 1)]
            connues[i, j] = not any(suivantes)
        return connues[i, j]

    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    for i in range(n, 0, -1):
        for j in range(n, 0, -1):
            if (i, j) in pions:
                jeu[i][j] = "P"
            else:
                jeu[i][j] = "0" if perdante(i, j) else "1"
    return jeu
