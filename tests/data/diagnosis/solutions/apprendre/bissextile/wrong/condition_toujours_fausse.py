# diagnosis: constant-answer
# case: several


def bissextile(annee):
    if annee % 4 == 0 and annee % 100 != 0 and annee % 400 == 0:
        return True
    return False
