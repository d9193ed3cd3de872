def salutation(prenom):
    mots = ["Bonjour", prenom, "!"]
    phrase = " ".join(mots)
    print("je dis :", phrase)
    return phrase
