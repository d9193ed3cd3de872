# diagnosis: printed-not-returned
# case: examples 1


def moyenne(notes):
    s = 0
    for x in notes:
        s = s + x
    print(s / len(notes))
