# diagnosis: returned-nothing
# case: examples 1


def grille_valide(grille):
    vus = [x for ligne in grille for x in ligne if x != 0]
    if len(vus) == len(set(vus)):
        print("valide")
    else:
        print("non valide")
