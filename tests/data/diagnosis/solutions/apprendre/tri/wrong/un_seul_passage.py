# diagnosis: right-up-to-order
# case: examples 4


def tri(nombres):
    t = nombres.copy()
    for i in range(len(t) - 1):
        if t[i] > t[i + 1]:
            t[i], t[i + 1] = t[i + 1], t[i]
    return t
