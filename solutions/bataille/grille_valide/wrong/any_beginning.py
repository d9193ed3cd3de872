# fails: single-faults (wrong)
# fails: near-misses (wrong)
# cause: the path may begin at any number, not only at 1


def grille_valide(grille):
    places = {}
    for i in range(6):
        for j in range(6):
            nombre = grille[i][j]
            if nombre != 0:
                if nombre in places or not 1 <= nombre <= 36:
                    return False
                places[nombre] = (i, j)
    if len(places) < 31:
        return False
    debut = min(places)
    for nombre in range(debut, debut + len(places)):
        if nombre not in places:
            return False
        if nombre > debut:
            (i, j), (k, l) = places[nombre], places[nombre - 1]
            if abs(i - k) + abs(j - l) != 1:
                return False
    return True
