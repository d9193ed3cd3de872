# diagnosis: constant-answer
# case: several


def grille_valide(grille):
    vus = []
    for i in range(6):
        for j in range(6):
            if grille[i][j] not in vus:
                return False
            vus.append(grille[i][j])
    return True
