# diagnosis: constant-answer
# case: several


def salutation(prenom):
    prenom = "Ada"
    return "Bonjour " + prenom + " !"
