# diagnosis: size-off-by-one
# case: examples 1


def escalier(n):
    g = []
    for i in range(1, n):
        g.append(["x"] * i + ["."] * (n - i))
    return g
