# diagnosis: off-by-one
# case: examples 1


def table(n):
    t = []
    for i in range(1, n + 1):
        ligne = []
        for j in range(1, n + 1):
            ligne.append(i * j + 1)
        t.append(ligne)
    return t
