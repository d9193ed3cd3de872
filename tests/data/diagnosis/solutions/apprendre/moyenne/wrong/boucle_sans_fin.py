# diagnosis: too-slow
# case: examples 1


def moyenne(notes):
    i = 0
    total = 0
    while i < len(notes):
        total += notes[i]
    return total / len(notes)
