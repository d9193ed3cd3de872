# diagnosis: size-off-by-one
# case: examples 1


def table(n):
    return [[i * j for j in range(1, n)] for i in range(1, n)]
