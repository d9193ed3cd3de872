# diagnosis: none


def salutation(prenom):
    return "BONJOUR " + prenom.upper() + " !"
