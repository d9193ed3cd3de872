# diagnosis: printed-not-returned
# case: examples 1


def salutation(prenom):
    print("Bonjour " + prenom + " !")
