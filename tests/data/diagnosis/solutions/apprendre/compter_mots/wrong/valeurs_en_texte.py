# diagnosis: wrong-type
# case: examples 1


def compter_mots(texte):
    compte = {}
    mots = texte.split()
    for mot in mots:
        compte[mot] = str(mots.count(mot))
    return compte
