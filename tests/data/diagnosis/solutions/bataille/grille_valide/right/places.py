def grille_valide(grille):
    places = {}
    noires = 0
    for i, ligne in enumerate(grille):
        for j, nombre in enumerate(ligne):
            if nombre == 0:
                noires += 1
            elif nombre < 0 or nombre in places:
                return False
            else:
                places[nombre] = (i, j)
    if noires > 5:
        return False
    for k in range(1, len(places) + 1):
        if k not in places:
            return False
        if k > 1:
            (a, b), (c, d) = places[k - 1], places[k]
            if abs(a - c) + abs(b - d) != 1:
                return False
    return True
