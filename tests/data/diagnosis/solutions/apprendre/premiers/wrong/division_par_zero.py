# diagnosis: raised-exception
# case: examples 1


def premiers(n):
    liste = []
    for k in range(2, n + 1):
        premier = True
        for d in range(0, k):
            if k % d == 0:
                premier = False
        if premier:
            liste.append(k)
    return liste
