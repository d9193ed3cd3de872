# fails: sides (wrong)
# fails: backwards (wrong)
# fails: closed (wrong)
# fails: twenty-walls (wrong)
# cause: the board is taken to have ten columns


def distance(pion, but, murs):
    murs = set(murs)
    pas = 0
    atteintes, vues = [pion], {pion}
    while atteintes:
        if any(ligne == but for ligne, _ in atteintes):
            return pas
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
    i, j = case
    if i < 10 and (i, j, "S") not in murs:
        yield i + 1, j
    if i > 0 and (i - 1, j, "S") not in murs:
        yield i - 1, j
    if j < 9 and (i, j, "E") not in murs:
        yield i, j + 1
    if j > 0 and (i, j - 1, "E") not in murs:
        yield i, j - 1
