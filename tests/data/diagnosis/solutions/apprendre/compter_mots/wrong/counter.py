# diagnosis: wrong-type
# case: examples 1

from collections import Counter


def compter_mots(texte):
    return Counter(texte.split())
