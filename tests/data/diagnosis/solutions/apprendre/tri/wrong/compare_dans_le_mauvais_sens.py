# diagnosis: right-up-to-order
# case: examples 1


def tri(nombres):
    t = list(nombres)
    for i in range(len(t)):
        for j in range(i + 1, len(t)):
            if t[i] < t[j]:
                t[i], t[j] = t[j], t[i]
    return t
