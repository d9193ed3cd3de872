# diagnosis: depends-on-chance
# case: several

import random


def moyenne(notes):
    # je ne sais pas faire, je tire au sort
    return random.random() * 20
