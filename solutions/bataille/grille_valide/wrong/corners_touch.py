# fails: single-faults (wrong)
# fails: near-misses (wrong)
# cause: a step to a cell that meets the one before at a corner is taken for a step to a neighbour


def grille_valide(grille):
    nombres = [nombre for ligne in grille for nombre in ligne]
    noires = nombres.count(0)
    if noires > 5:
        return False
    if sorted(nombres) != [0] * noires + list(range(1, 36 - noires + 1)):
        return False
    for nombre in range(2, 36 - noires + 1):
        i, j = divmod(nombres.index(nombre), 6)
        k, l = divmod(nombres.index(nombre - 1), 6)
        if max(abs(i - k), abs(j - l)) != 1:
            return False
    return True
