# diagnosis: raised-exception
# case: examples 1


def salutation(prenom):
    return "Bonjour " + prnom + " !"
