def grille_valide(grille):
    """Tell whether a 6 × 6 grid holds the path 1, 2, 3… and at most five black cells (0)."""
    places = {}  # where each number stands
    noires = 0
    for i in range(6):
        for j in range(6):
            nombre = grille[i][j]
            if nombre == 0:
                noires += 1
            elif nombre in places:
                return False  # twice the same number
            else:
                places[nombre] = (i, j)
    if noires > 5:
        return False
    for nombre in range(1, 36 - noires + 1):
        if nombre not in places:
            return False  # then some number is too large, or negative
    for nombre in range(2, 36 - noires + 1):
        i, j = places[nombre]
        k, l = places[nombre - 1]
        if abs(i - k) + abs(j - l) != 1:
            return False  # no side in common with the number before
    return True
