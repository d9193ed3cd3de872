# fails: single-faults (wrong)
# fails: near-misses (wrong)
# cause: index -1 is the last row or column, so the path may leave at the top or left and come back opposite


def grille_valide(grille):
    nombres = [nombre for ligne in grille for nombre in ligne]
    noires = nombres.count(0)
    if noires > 5:
        return False
    if sorted(nombres) != [0] * noires + list(range(1, 36 - noires + 1)):
        return False
    for nombre in range(2, 36 - noires + 1):
        i, j = divmod(nombres.index(nombre), 6)
        voisines = [grille[i - 1][j], grille[i][j - 1]]
        if i < 5:
            voisines.append(grille[i + 1][j])
        if j < 5:
            voisines.append(grille[i][j + 1])
        if nombre - 1 not in voisines:
            return False
    return True
