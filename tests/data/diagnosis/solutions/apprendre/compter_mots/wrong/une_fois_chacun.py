# diagnosis: none


def compter_mots(texte):
    compte = {}
    for mot in texte.split():
        compte[mot] = 1
    return compte
