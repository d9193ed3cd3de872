# diagnosis: wrong-type
# case: examples 1


def premiers(n):
    resultat = ()
    for k in range(2, n + 1):
        if 0 not in [k % d for d in range(2, k)]:
            resultat += (k,)
    return resultat
