# diagnosis: depends-on-chance
# case: several

from random import randint


def bissextile(annee):
    pile = 0
    face = 1
    return randint(pile, face) == face
