# diagnosis: too-slow
# case: examples 4


def tri(nombres):
    t = nombres[:]
    change = True
    while change:
        change = False
        for i in range(len(t) - 1):
            if t[i] >= t[i + 1]:
                t[i], t[i + 1] = t[i + 1], t[i]
                change = True
    return t
