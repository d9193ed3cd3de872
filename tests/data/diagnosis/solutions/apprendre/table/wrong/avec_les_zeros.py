# diagnosis: size-off-by-one
# case: examples 1


def table(n):
    t = []
    for i in range(n + 1):
        ligne = []
        for j in range(n + 1):
            ligne.append(i * j)
        t.append(ligne)
    return t
