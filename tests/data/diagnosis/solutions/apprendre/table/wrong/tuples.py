# diagnosis: wrong-type
# case: examples 1


def table(n):
    t = []
    for i in range(1, n + 1):
        t.append(tuple(i * j for j in range(1, n + 1)))
    return t
