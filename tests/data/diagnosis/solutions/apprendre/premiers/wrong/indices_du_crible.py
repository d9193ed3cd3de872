# diagnosis: off-by-one
# case: examples 1


def premiers(n):
    crible = [True] * (n + 1)
    resultat = []
    for i in range(2, n + 1):
        if crible[i]:
            resultat.append(i - 1)
            for j in range(2 * i, n + 1, i):
                crible[j] = False
    return resultat
