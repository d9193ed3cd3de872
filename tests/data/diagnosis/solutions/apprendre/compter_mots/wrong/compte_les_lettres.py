# diagnosis: none


def compter_mots(texte):
    compte = {}
    for lettre in texte:
        compte[lettre] = compte.get(lettre, 0) + 1
    return compte
