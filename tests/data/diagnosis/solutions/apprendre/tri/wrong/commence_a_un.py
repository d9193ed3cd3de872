# diagnosis: size-off-by-one
# case: examples 1


def tri(nombres):
    t = sorted(nombres)
    res = []
    i = 1
    while i < len(t):
        res.append(t[i])
        i = i + 1
    return res
