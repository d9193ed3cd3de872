# diagnosis: remembers-between-calls
# case: several

vus = set()


def grille_valide(grille):
    places = {}
    for i in range(6):
        for j in range(6):
            k = grille[i][j]
            if k == 0:
                continue
            if k in vus:
                return False
            vus.add(k)
            places[k] = (i, j)
    for k in range(1, max(places)):
        if k not in places or k + 1 not in places:
            return False
        (a, b), (c, d) = places[k], places[k + 1]
        if abs(a - c) + abs(b - d) != 1:
            return False
    return True
