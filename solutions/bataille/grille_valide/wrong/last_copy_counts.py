# fails: single-faults (wrong)
# fails: combined-faults (wrong)
# fails: near-misses (wrong)
# cause: a number that stands twice goes unnoticed, the dictionary keeps one of its cells


def grille_valide(grille):
    places = {}
    noires = 0
    for i in range(6):
        for j in range(6):
            nombre = grille[i][j]
            if nombre == 0:
                noires += 1
            else:
                places[nombre] = (i, j)
    if noires > 5:
        return False
    if set(places) != set(range(1, len(places) + 1)):
        return False
    for nombre in range(2, len(places) + 1):
        (i, j), (k, l) = places[nombre], places[nombre - 1]
        if abs(i - k) + abs(j - l) != 1:
            return False
    return True
