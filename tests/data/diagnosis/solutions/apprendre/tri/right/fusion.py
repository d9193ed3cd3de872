def fusion(a, b):
    if not a:
        return b
    if not b:
        return a
    if a[0] <= b[0]:
        return [a[0]] + fusion(a[1:], b)
    return [b[0]] + fusion(a, b[1:])


def tri(nombres):
    n = len(nombres)
    if n < 2:
        return nombres
    return fusion(tri(nombres[: n // 2]), tri(nombres[n // 2 :]))
