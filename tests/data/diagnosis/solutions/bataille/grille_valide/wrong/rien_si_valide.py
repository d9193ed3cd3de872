# diagnosis: returned-nothing
# case: examples 1


def grille_valide(grille):
    places = {}
    for i in range(6):
        for j in range(6):
            k = grille[i][j]
            if k != 0:
                if k in places:
                    return False
                places[k] = (i, j)
    for k in range(2, max(places) + 1):
        if k not in places or k - 1 not in places:
            return False
        a, b = places[k]
        c, d = places[k - 1]
        if abs(a - c) + abs(b - d) > 1:
            return False
