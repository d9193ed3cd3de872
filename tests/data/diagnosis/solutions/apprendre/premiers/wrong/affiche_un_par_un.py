# diagnosis: printed-not-returned
# case: examples 1


def premiers(n):
    for k in range(2, n + 1):
        ok = True
        for d in range(2, k):
            if k % d == 0:
                ok = False
        if ok:
            print(k)
