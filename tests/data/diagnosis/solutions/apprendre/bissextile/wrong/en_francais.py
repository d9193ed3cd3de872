# diagnosis: none


def bissextile(annee):
    if annee % 4 == 0 and (annee % 100 != 0 or annee % 400 == 0):
        return "oui"
    return "non"
