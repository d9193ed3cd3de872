# diagnosis: wrong-type
# case: examples 1

from collections import defaultdict


def compter_mots(texte):
    compte = defaultdict(int)
    for mot in texte.split():
        compte[mot] += 1
    return compte
