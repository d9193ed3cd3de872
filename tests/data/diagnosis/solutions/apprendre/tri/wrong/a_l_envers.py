# diagnosis: right-up-to-order
# case: examples 1


def tri(nombres):
    return sorted(nombres, reverse=True)
