def salutation(prenom):
    return "Bonjour " + prenom + " !"
