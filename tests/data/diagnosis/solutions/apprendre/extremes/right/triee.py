def extremes(nombres):
    t = sorted(nombres)
    return t[0], t[-1]
