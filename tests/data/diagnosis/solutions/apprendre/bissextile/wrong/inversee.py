# diagnosis: none


def bissextile(annee):
    bissext = annee % 4 == 0 and (annee % 100 != 0 or annee % 400 == 0)
    return not bissext
