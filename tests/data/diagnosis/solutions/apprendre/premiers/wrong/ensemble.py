# diagnosis: wrong-type
# case: examples 1


def premiers(n):
    nombres = set(range(2, n + 1))
    for d in range(2, n + 1):
        for m in range(2 * d, n + 1, d):
            nombres.discard(m)
    return nombres
