# fails: one-way (wrong)
# fails: pawns (wrong)
# fails: small-boards (wrong)
# fails: size-60 (wrong)
# cause: only the corner counts as the end of the game: a king stuck between pawns is taken for a winner


def coup_gagnant(n, pos_pions, roi):
    pions = set(pos_pions)
    perdantes = {(1, 1)} - pions

    def coups(i, j):
        voisines = [(i - 1, j), (i, j - 1), (i - 1, j - 1)]
        return [(k, l) for k, l in voisines if k > 0 and l > 0 and (k, l) not in pions]

    for i in range(1, n + 1):
        for j in range(1, n + 1):
            possibles = coups(i, j)
            if (i, j) not in pions and possibles and not any(case in perdantes for case in possibles):
                perdantes.add((i, j))
    for case in coups(*roi):
        if case in perdantes:
            return case
    return None
