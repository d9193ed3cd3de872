# diagnosis: rows-and-columns-swapped
# case: examples 1


def escalier(n):
    g = []
    for i in range(n):
        g.append([])
        for j in range(n):
            if i <= j:
                g[i].append("x")
            else:
                g[i].append(".")
    return g
