def tri(nombres):
    resultat = []
    for x in nombres:
        i = 0
        while i < len(resultat) and resultat[i] < x:
            i += 1
        resultat.insert(i, x)
    return resultat
