# diagnosis: returned-nothing
# case: examples 1


def salutation(prenom):
    # il manque l'espace
    print("Bonjour " + prenom + "!")
