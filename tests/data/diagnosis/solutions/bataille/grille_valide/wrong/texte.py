# diagnosis: wrong-type
# case: examples 1


def grille_valide(grille):
    places = {}
    for i in range(6):
        for j in range(6):
            if grille[i][j] != 0:
                if grille[i][j] in places:
                    return "False"
                places[grille[i][j]] = (i, j)
    for k in range(1, max(places)):
        if k not in places or k + 1 not in places:
            return "False"
        if sum(abs(x - y) for x, y in zip(places[k], places[k + 1])) != 1:
            return "False"
    return "True"
