# fails: single-faults (wrong)
# fails: near-misses (wrong)
# cause: the path is followed from 1 to its end, and a number that is not on it is never looked at


def grille_valide(grille):
    places = {}
    noires = 0
    for i in range(6):
        for j in range(6):
            nombre = grille[i][j]
            if nombre == 0:
                noires += 1
            elif nombre in places or nombre < 0:
                return False
            else:
                places[nombre] = (i, j)
    dernier = 0
    while dernier + 1 in places:
        dernier += 1
    if noires > 5 or dernier < 31:
        return False
    for nombre in range(2, dernier + 1):
        (i, j), (k, l) = places[nombre], places[nombre - 1]
        if abs(i - k) + abs(j - l) != 1:
            return False
    return True
