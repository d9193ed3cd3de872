# diagnosis: size-off-by-one
# case: examples 1


def table(n):
    t = []
    for i in range(1, n + 2):
        t.append([])
        for j in range(1, n + 2):
            t[-1].append(i * j)
    return t
