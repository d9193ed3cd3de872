# diagnosis: constant-answer
# case: several


def salutation(prenom):
    return "Bonjour prenom !"
