# fails: north (wrong)
# fails: sides (wrong)
# fails: backwards (wrong)
# fails: twenty-walls (wrong)
# cause: the length of the first path found in depth is returned, though another may be shorter


def distance(pion, but, murs):
    murs = set(murs)
    vues = set()

    def chercher(case, pas):
        if case[0] == but:
            return pas
        vues.add(case)
        for voisine in voisines(case, murs, but):
            if voisine not in vues:
                trouve = chercher(voisine, pas + 1)
                if trouve is not None:
                    return trouve
        return None

    return chercher(pion, 0)


def voisines(case, murs, but):
    i, j = case
    sud = i < 10 and (i, j, "S") not in murs
    nord = i > 0 and (i - 1, j, "S") not in murs
    if but == 10 and sud or but == 0 and nord:
        yield (i + 1, j) if but == 10 else (i - 1, j)
    if j < 8 and (i, j, "E") not in murs:
        yield i, j + 1
    if j > 0 and (i, j - 1, "E") not in murs:
        yield i, j - 1
    if but == 0 and sud or but == 10 and nord:
        yield (i + 1, j) if but == 0 else (i - 1, j)
