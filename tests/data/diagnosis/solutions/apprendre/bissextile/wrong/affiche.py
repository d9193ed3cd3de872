# diagnosis: printed-not-returned
# case: examples 1


def bissextile(annee):
    if annee % 4 == 0 and (annee % 100 != 0 or annee % 400 == 0):
        print(True)
    else:
        print(False)
