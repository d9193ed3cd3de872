def extremes(nombres):
    petit = grand = nombres[0]
    for x in nombres:
        if x < petit:
            petit = x
        if x > grand:
            grand = x
    return petit, grand
