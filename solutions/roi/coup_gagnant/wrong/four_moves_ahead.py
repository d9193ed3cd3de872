# fails: one-way (wrong)
# fails: small-boards (wrong)
# fails: size-60 (wrong)
# cause: the search looks four moves ahead and takes whatever lies beyond for lost


def coup_gagnant(n, pos_pions, roi):
    pions = set(pos_pions)

    def coups(i, j):
        voisines = [(i, j - 1), (i - 1, j), (i - 1, j - 1)]
        return [(k, l) for k, l in voisines if k > 0 and l > 0 and (k, l) not in pions]

    def perdante(i, j, profondeur):
        if profondeur == 0:
            return False
        return not any(perdante(k, l, profondeur - 1) for k, l in coups(i, j))

    for k, l in coups(*roi):
        if perdante(k, l, 4):
            return k, l
    return None
