# diagnosis: wrong-type
# case: examples 1


def tri(nombres):
    return tuple(sorted(nombres))
