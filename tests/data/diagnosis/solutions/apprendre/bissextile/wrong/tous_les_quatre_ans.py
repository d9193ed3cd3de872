# diagnosis: none


def bissextile(annee):
    return annee % 4 == 0
