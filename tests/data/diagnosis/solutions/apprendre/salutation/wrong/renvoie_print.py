# diagnosis: printed-not-returned
# case: examples 1


def salutation(prenom):
    return print(f"Bonjour {prenom} !")
