# diagnosis: returned-nothing
# case: examples 1


def salutation(prenom):
    message = "Bonjour " + prenom + " !"
