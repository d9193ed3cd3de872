# diagnosis: wrong-type
# case: examples 1


def salutation(prenom):
    message = "Bonjour " + prenom + " !"
    return message.encode("utf-8")
