# fails: size-600 (error)
# cause: recursion from the king's cell, with a memory, is still too deep for Python on a large board


def coup_gagnant(n, pos_pions, roi):
    pions = set(pos_pions)
    connues = {}

    def perdante(i, j):
        if i == 0 or j == 0 or (i, j) in pions:
            return False
        if (i, j) not in connues:
            suivantes = [perdante(i, j - 1), perdante(i - 1, j), perdante(i - 1, j - 1)]
            connues[i, j] = not any(suivantes)
        return connues[i, j]

    i, j = roi
    for k, l in [(i, j - 1), (i - 1, j), (i - 1, j - 1)]:
        if perdante(k, l):
            return k, l
    return None
