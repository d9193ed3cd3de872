# fails: size-60 (timeout)
# cause: plain recursion asks about the same cells over and over, ever more often as the board grows


def coup_gagnant(n, pos_pions, roi):
    pions = set(pos_pions)

    def coups(i, j):
        voisines = [(i, j - 1), (i - 1, j), (i - 1, j - 1)]
        return [(k, l) for k, l in voisines if k > 0 and l > 0 and (k, l) not in pions]

    def perdante(i, j):
        return not any(perdante(k, l) for k, l in coups(i, j))

    for k, l in coups(*roi):
        if perdante(k, l):
            return k, l
    return None
