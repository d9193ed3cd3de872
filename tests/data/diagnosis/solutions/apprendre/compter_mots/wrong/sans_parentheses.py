# diagnosis: raised-exception
# case: examples 1


def compter_mots(texte):
    compte = {}
    for mot in texte.split:
        compte[mot] = compte.get(mot, 0) + 1
    return compte
