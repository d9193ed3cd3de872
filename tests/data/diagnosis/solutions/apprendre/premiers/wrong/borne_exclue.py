# diagnosis: size-off-by-one
# case: examples 4


def premiers(n):
    liste = []
    for k in range(2, n):
        premier = True
        for d in range(2, k):
            if k % d == 0:
                premier = False
                break
        if premier:
            liste.append(k)
    return liste
