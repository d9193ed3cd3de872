# diagnosis: size-off-by-one
# case: examples 1


def tri(nombres):
    t = [0]
    t += sorted(nombres)
    return t
