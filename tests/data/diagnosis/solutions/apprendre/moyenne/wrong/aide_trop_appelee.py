# diagnosis: wrong-call-inside
# case: examples 1


def diviser(a):
    return a / 2


def moyenne(notes):
    return diviser(sum(notes), len(notes))
