# diagnosis: printed-not-returned
# case: examples 1


def salutation(prenom):
    print("debut de la fonction")
    message = "Bonjour %s !" % prenom
    print("prenom =", prenom)
    print(message)
