# fails: single-faults (wrong)
# fails: near-misses (wrong)
# cause: the numbers are followed in increasing order, and one left out goes unnoticed


def grille_valide(grille):
    places = {}
    for i in range(6):
        for j in range(6):
            nombre = grille[i][j]
            if nombre != 0:
                if nombre in places or not 1 <= nombre <= 36:
                    return False
                places[nombre] = (i, j)
    if len(places) < 31 or 1 not in places:
        return False
    ordre = sorted(places)
    for avant, apres in zip(ordre, ordre[1:]):
        (i, j), (k, l) = places[avant], places[apres]
        if abs(i - k) + abs(j - l) != 1:
            return False
    return True
