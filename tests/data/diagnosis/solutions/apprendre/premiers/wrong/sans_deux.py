# diagnosis: size-off-by-one
# case: examples 1


def premiers(n):
    liste = []
    for k in range(3, n + 1):
        if all(k % d != 0 for d in range(2, k)):
            liste.append(k)
    return liste
