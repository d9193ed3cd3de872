# diagnosis: size-off-by-one
# case: examples 1


def premiers(n):
    liste = []
    for k in range(1, n + 1):
        premier = True
        for d in range(2, k):
            if k % d == 0:
                premier = False
        if premier:
            liste.append(k)
    return liste
