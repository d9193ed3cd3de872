def tri(nombres):
    return sorted(nombres)
