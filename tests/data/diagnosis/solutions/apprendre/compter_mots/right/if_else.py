def compter_mots(texte):
    d = {}
    for mot in texte.split():
        if mot in d:
            d[mot] += 1
        else:
            d[mot] = 1
    return d
