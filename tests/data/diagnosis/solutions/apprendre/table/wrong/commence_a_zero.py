# diagnosis: shifted-by-one
# case: examples 1


def table(n):
    return [[i * j for j in range(n)] for i in range(n)]
