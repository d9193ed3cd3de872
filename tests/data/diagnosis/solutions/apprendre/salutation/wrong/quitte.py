# diagnosis: exit-called
# case: examples 1


def salutation(prenom):
    print("Bonjour " + prenom + " !")
    exit()
