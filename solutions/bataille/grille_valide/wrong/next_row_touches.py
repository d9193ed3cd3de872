# fails: single-faults (wrong)
# fails: combined-faults (wrong)
# fails: near-misses (wrong)
# cause: on one flat list of 36 cells, the end of a row seems to touch the beginning of the next


def grille_valide(grille):
    nombres = [nombre for ligne in grille for nombre in ligne]
    noires = nombres.count(0)
    if noires > 5:
        return False
    if sorted(nombres) != [0] * noires + list(range(1, 36 - noires + 1)):
        return False
    for nombre in range(2, 36 - noires + 1):
        if abs(nombres.index(nombre) - nombres.index(nombre - 1)) not in (1, 6):
            return False
    return True
