# diagnosis: wrong-type
# case: examples 1


def bissextile(annee):
    if annee % 400 == 0 or (annee % 4 == 0 and annee % 100 != 0):
        return "True"
    else:
        return "False"
