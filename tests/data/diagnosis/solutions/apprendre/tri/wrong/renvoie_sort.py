# diagnosis: returned-nothing
# case: examples 1


def tri(nombres):
    copie = list(nombres)
    return copie.sort()
