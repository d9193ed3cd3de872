import random


def tri(nombres):
    if len(nombres) <= 1:
        return list(nombres)
    pivot = random.choice(nombres)
    petits = [x for x in nombres if x < pivot]
    egaux = [x for x in nombres if x == pivot]
    grands = [x for x in nombres if x > pivot]
    return tri(petits) + egaux + tri(grands)
