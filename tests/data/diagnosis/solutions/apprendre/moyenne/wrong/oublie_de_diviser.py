# diagnosis: none


def moyenne(notes):
    total = 0
    for note in notes:
        total += note
    return total
