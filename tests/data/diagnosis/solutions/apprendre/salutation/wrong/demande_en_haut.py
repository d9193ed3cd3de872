# diagnosis: input-called
# case: several

prenom = input("Ton prénom : ")


def salutation(prenom):
    return "Bonjour " + prenom + " !"


print(salutation(prenom))
