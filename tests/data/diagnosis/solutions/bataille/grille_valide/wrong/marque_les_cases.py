# diagnosis: mutated-argument
# case: several


def grille_valide(grille):
    position = None
    dernier = 36 - sum(ligne.count(0) for ligne in grille)
    for k in range(1, dernier + 1):
        trouve = None
        for i in range(6):
            for j in range(6):
                if grille[i][j] == k:
                    if trouve is not None:
                        return False
                    trouve = (i, j)
                    grille[i][j] = 0
        if trouve is None:
            return False
        if position is not None and abs(trouve[0] - position[0]) + abs(trouve[1] - position[1]) != 1:
            return False
        position = trouve
    return True
