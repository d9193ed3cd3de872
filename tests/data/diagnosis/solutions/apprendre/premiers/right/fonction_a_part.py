def est_premier(k):
    if k < 2:
        return False
    d = 2
    while d * d <= k:
        if k % d == 0:
            return False
        d += 1
    return True


def premiers(n):
    liste = []
    for k in range(n + 1):
        if est_premier(k):
            liste.append(k)
    return liste
