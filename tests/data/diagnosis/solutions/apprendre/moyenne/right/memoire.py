deja_vu = {}


def moyenne(notes):
    cle = tuple(notes)
    if cle not in deja_vu:
        deja_vu[cle] = sum(notes) / len(notes)
    return deja_vu[cle]
