# fails: pawns (wrong)
# fails: small-boards (wrong)
# fails: size-60 (wrong)
# cause: the diagonal step is refused between two pawns, though the king may pass there


def coup_gagnant(n, pos_pions, roi):
    pions = set(pos_pions)
    perdantes = set()

    def coups(i, j):
        suivantes = [(i, j - 1), (i - 1, j)]
        if not (suivantes[0] in pions and suivantes[1] in pions):
            suivantes.append((i - 1, j - 1))
        return suivantes

    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) not in pions and not any(suivante in perdantes for suivante in coups(i, j)):
                perdantes.add((i, j))
    for suivante in coups(*roi):
        if suivante in perdantes:
            return suivante
    return None
