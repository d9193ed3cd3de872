# diagnosis: none


def compter_mots(texte):
    return [texte.count(mot) for mot in texte.split()]
