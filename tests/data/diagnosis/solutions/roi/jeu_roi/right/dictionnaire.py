def jeu_roi(n, pos_pions):
    valeur = {}
    for i in range(n + 1):
        for j in range(n + 1):
            if i == 0 or j == 0:
                valeur[i, j] = "#"
            elif (i, j) in pos_pions:
                valeur[i, j] = "P"
            else:
                voisins = valeur[i - 1, j], valeur[i, j - 1], valeur[i - 1, j - 1]
                valeur[i, j] = "1" if "0" in voisins else "0"
    return [[valeur[i, j] for j in range(n + 1)] for i in range(n + 1)]
