# diagnosis: printed-not-returned
# case: examples 1


def saluer(prenom):
    return "Bonjour " + prenom + " !"


def salutation(prenom):
    print(saluer(prenom))
    return
