# diagnosis: raised-exception
# case: examples 1


def salutation(prenom):
    n = 1
    return "Bonjour " + prenom + n * 1
