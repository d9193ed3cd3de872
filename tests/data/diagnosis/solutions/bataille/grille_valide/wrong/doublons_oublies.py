# diagnosis: none


def grille_valide(grille):
    presents = [x for ligne in grille for x in ligne if x > 0]
    return sorted(presents) == list(range(1, len(presents) + 1))
