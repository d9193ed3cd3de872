# diagnosis: printed-not-returned
# case: examples 1


def tri(nombres):
    for x in sorted(nombres):
        print(x)
