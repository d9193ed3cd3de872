# fails: single-faults (wrong)
# fails: combined-faults (wrong)
# fails: near-misses (wrong)
# cause: the black cells are not counted, a short path is as good as a long one


def grille_valide(grille):
    places = {}
    for i in range(6):
        for j in range(6):
            nombre = grille[i][j]
            if nombre != 0:
                if nombre in places or nombre < 1:
                    return False
                places[nombre] = (i, j)
    for nombre in range(1, len(places) + 1):
        if nombre not in places:
            return False
    for nombre in range(2, len(places) + 1):
        (i, j), (k, l) = places[nombre], places[nombre - 1]
        if abs(i - k) + abs(j - l) != 1:
            return False
    return True
