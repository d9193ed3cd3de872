# diagnosis: size-off-by-one
# case: examples 1


def table(n):
    t = []
    i = 1
    while i < n:
        t.append([i * j for j in range(1, n + 1)])
        i += 1
    return t
