def moyenne(liste):
    i = 0
    s = 0.0
    while i < len(liste):
        s += liste[i]
        i += 1
    resultat = s / i
    return resultat
