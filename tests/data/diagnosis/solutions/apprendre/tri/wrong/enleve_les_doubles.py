# diagnosis: none


def tri(nombres):
    uniques = []
    for x in sorted(nombres):
        if x not in uniques:
            uniques.append(x)
    return uniques
