# diagnosis: wrong-type
# case: several


def est_premier(k):
    for d in range(2, k):
        if k % d == 0:
            return False
    return True


def premiers(n):
    return filter(est_premier, range(2, n + 1))
