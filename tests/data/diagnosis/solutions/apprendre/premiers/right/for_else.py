def premiers(n):
    res = []
    for k in range(2, n + 1):
        for d in res:
            if k % d == 0:
                break
        else:
            res.append(k)
    return res
