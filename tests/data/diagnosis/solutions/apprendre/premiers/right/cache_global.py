connus = [2, 3]


def premiers(n):
    k = connus[-1] + 2
    while k <= n:
        if all(k % p for p in connus):
            connus.append(k)
        k += 2
    return [p for p in connus if p <= n]
