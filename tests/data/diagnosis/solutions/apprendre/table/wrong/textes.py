# diagnosis: wrong-type
# case: examples 1


def table(n):
    return [[str(i * j) for j in range(1, n + 1)] for i in range(1, n + 1)]
