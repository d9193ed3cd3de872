# diagnosis: input-called
# case: examples 1


def salutation(prenom):
    prenom = input("Quel est ton prénom ? ")
    return "Bonjour " + prenom + " !"
