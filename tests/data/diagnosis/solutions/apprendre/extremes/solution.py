def extremes(nombres):
    return (min(nombres), max(nombres))
