# diagnosis: mutated-argument
# case: several


def moyenne(notes):
    total = 0
    nombre = len(notes)
    while notes:
        total += notes.pop()
    return total / nombre
