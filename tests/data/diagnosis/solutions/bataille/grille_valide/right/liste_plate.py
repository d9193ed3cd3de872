def voisins(p, q):
    return abs(p // 6 - q // 6) + abs(p % 6 - q % 6) == 1


def grille_valide(grille):
    plate = [x for ligne in grille for x in ligne]
    dernier = 36 - plate.count(0)
    if dernier < 31 or sorted(x for x in plate if x != 0) != list(range(1, dernier + 1)):
        return False
    return all(voisins(plate.index(k), plate.index(k + 1)) for k in range(1, dernier))
