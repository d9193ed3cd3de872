# diagnosis: printed-not-returned
# case: examples 1


def table(n):
    for i in range(1, n + 1):
        ligne = []
        for j in range(1, n + 1):
            ligne.append(i * j)
        print(ligne)
