# diagnosis: too-slow
# case: examples 1


def premiers(n):
    liste = []
    k = 2
    while k <= n:
        d = 2
        while k % d != 0:
            d += 1
        if d == k:
            liste.append(k)
            k += 1
    return liste
