# diagnosis: wrong-number-of-parameters
# case: several


def salutation():
    prenom = "Ada"
    return "Bonjour " + prenom + " !"
