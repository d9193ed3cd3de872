# diagnosis: wrong-type
# case: examples 1


def premiers(n):
    liste = []
    for k in range(2, n + 1):
        if len([d for d in range(1, k + 1) if k % d == 0]) == 2:
            liste.append(k)
    return str(liste)
