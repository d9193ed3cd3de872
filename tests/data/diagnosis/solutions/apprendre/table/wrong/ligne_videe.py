# diagnosis: rows-are-one-list
# case: examples 1


def table(n):
    t = []
    ligne = []
    for i in range(1, n + 1):
        ligne.clear()
        for j in range(1, n + 1):
            ligne.append(i * j)
        t.append(ligne)
    return t
