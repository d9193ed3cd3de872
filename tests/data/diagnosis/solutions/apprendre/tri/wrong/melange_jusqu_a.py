# diagnosis: depends-on-chance
# case: several

import random


def tri(nombres):
    t = list(nombres)
    random.shuffle(t)
    for i in range(3):
        random.shuffle(t)
    return t
