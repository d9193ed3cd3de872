# diagnosis: constant-answer
# case: several


def bissextile(annee):
    return True
