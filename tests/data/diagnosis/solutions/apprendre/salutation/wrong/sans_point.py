# diagnosis: none


def salutation(prenom):
    return "Bonjour " + prenom
