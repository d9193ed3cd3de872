# diagnosis: wrong-type
# case: examples 1


def moyenne(notes):
    m = sum(notes) / len(notes)
    return str(m)
