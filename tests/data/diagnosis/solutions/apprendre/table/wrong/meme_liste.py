# diagnosis: rows-are-one-list
# case: examples 1


def table(n):
    t = [[0] * n] * n
    for i in range(n):
        for j in range(n):
            t[i][j] = (i + 1) * (j + 1)
    return t
