# diagnosis: wrong-type
# case: examples 1


def salutation(prenom):
    lettres = []
    for c in "Bonjour ":
        lettres.append(c)
    for c in prenom:
        lettres.append(c)
    lettres += [" ", "!"]
    return lettres
