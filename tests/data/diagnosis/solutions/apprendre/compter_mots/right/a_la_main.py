def compter_mots(texte):
    resultat = {}
    mot = ""
    for lettre in texte + " ":
        if lettre != " ":
            mot += lettre
        elif mot != "":
            resultat.setdefault(mot, 0)
            resultat[mot] += 1
            mot = ""
    return resultat
