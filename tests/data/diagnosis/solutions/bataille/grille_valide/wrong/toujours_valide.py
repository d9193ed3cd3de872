# diagnosis: constant-answer
# case: several


def grille_valide(grille):
    for ligne in grille:
        if len(ligne) != 6:
            return False
    return True
