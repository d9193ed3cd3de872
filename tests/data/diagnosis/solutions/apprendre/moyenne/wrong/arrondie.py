# diagnosis: wrong-type
# case: examples 1


def moyenne(notes):
    m = sum(notes) / len(notes)
    if m == int(m):
        return int(m)
    return m
