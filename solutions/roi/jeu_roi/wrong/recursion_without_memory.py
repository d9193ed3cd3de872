# fails: size-60 (timeout)
# cause: plain recursion asks about the same cells over and over, ever more often as the board grows


def jeu_roi(n, pos_pions):
    pions = set(pos_pions)

    def coups(i, j):
        return [
            (k, l) for k, l in [(i, j - 1), (i - 1, j), (i - 1, j - 1)] if k > 0 and l > 0 and (k, l) not in pions
        ]

    def perdante(i, j):
        return not any(perdante(k, l) for k, l in coups(i, j))

    def case(i, j):
        if i == 0 or j == 0:
            return "#"
        if (i, j) in pions:
            return "P"
        return "0" if perdante(i, j) else "1"

    return [[case(i, j) for j in range(n + 1)] for i in range(n + 1)]
