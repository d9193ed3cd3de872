def distance(pion, but, murs):
    """Return the least number of steps to the row `but`, or None where no path leads there."""
    pas = 0
    atteintes, vues = [pion], {pion}
    while atteintes:
        if any(ligne == but for ligne, _ in atteintes):
            return pas
        # Every cell that one more step reaches for the first time.
        suivantes = []
        for case in atteintes:
            for voisine in voisines(case, murs):
                if voisine not in vues:
                    vues.add(voisine)
                    suivantes.append(voisine)
        atteintes = suivantes
        pas += 1
    return None


def voisines(case, murs):
    """The cells next to this one that no wall separates from it."""
    i, j = case
    if i < 10 and (i, j, "S") not in murs:
        yield i + 1, j
    if i > 0 and (i - 1, j, "S") not in murs:
        yield i - 1, j
    if j < 8 and (i, j, "E") not in murs:
        yield i, j + 1
    if j > 0 and (i, j - 1, "E") not in murs:
        yield i, j - 1
