# diagnosis: remembers-between-calls
# case: several

compte = {}


def compter_mots(texte):
    for mot in texte.split():
        if mot in compte:
            compte[mot] += 1
        else:
            compte[mot] = 1
    return compte
