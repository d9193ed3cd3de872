# diagnosis: none


def premiers(n):
    liste = []
    for k in range(1, n + 1):
        if k % 2 == 1:
            liste.append(k)
    return liste
