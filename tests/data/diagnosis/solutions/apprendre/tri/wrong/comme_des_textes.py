# diagnosis: right-up-to-order
# case: examples 5


def tri(nombres):
    return sorted(nombres, key=str)
