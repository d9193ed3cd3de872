# diagnosis: wrong-number-of-parameters
# case: several


def salutation(prenom, nom):
    return "Bonjour " + prenom + " " + nom + " !"
