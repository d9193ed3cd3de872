# diagnosis: rows-are-one-list
# case: examples 1


def table(n):
    t = []
    ligne = [0] * n
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            ligne[j - 1] = i * j
        t.append(ligne)
    return t
