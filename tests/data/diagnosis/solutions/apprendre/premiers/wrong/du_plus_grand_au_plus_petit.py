# diagnosis: right-up-to-order
# case: examples 1


def premiers(n):
    res = []
    while n > 1:
        diviseurs = 0
        for d in range(1, n + 1):
            if n % d == 0:
                diviseurs += 1
        if diviseurs == 2:
            res.append(n)
        n = n - 1
    return res
