# fails: small-boards (wrong)
# fails: size-60 (wrong)
# cause: the pattern of an empty board is used as soon as no pawn is among the neighbours of neighbours


def coup_gagnant(n, pos_pions, roi):
    pions = set(pos_pions)

    def coups(i, j):
        voisines = [(i, j - 1), (i - 1, j), (i - 1, j - 1)]
        return [(k, l) for k, l in voisines if k > 0 and l > 0 and (k, l) not in pions]

    def perdante(i, j):
        proches = {(k, l) for k in range(i - 2, i + 1) for l in range(j - 2, j + 1)}
        if not proches & pions:
            return i % 2 == 1 and j % 2 == 1
        return not any(perdante(k, l) for k, l in coups(i, j))

    for k, l in coups(*roi):
        if perdante(k, l):
            return k, l
    return None
