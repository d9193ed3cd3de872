# diagnosis: wrong-call-inside
# case: examples 1


def somme(liste, depart):
    for x in liste:
        depart += x
    return depart


def moyenne(notes):
    return somme(notes) / len(notes)
