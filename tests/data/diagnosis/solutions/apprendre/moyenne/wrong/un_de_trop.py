# diagnosis: raised-exception
# case: examples 1


def moyenne(notes):
    total = 0
    for i in range(len(notes) + 1):
        total += notes[i]
    return total / len(notes)
