def compter_mots(texte):
    mots = texte.split()
    return {mot: mots.count(mot) for mot in set(mots)}
