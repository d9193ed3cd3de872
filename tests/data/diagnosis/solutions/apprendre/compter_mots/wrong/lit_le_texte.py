# diagnosis: input-called
# case: examples 1


def lire():
    return input()


def compter_mots(texte):
    texte = lire()
    compte = {}
    for mot in texte.split():
        compte[mot] = compte.get(mot, 0) + 1
    return compte
