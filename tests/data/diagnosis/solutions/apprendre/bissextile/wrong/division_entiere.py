# diagnosis: constant-answer
# case: several


def bissextile(annee):
    if annee // 4:
        return True
    else:
        return False
