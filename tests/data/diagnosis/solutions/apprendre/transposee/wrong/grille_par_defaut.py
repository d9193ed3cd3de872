# diagnosis: remembers-between-calls
# case: several


def transposee(grille, resultat=[]):
    for j in range(len(grille[0])):
        resultat.append([ligne[j] for ligne in grille])
    return resultat
