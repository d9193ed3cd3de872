def premiers(n):
    crible = [True] * (n + 1)
    resultat = []
    for i in range(2, n + 1):
        if crible[i]:
            resultat.append(i)
            for j in range(i * i, n + 1, i):
                crible[j] = False
    return resultat
