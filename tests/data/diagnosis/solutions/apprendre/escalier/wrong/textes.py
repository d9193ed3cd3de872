# diagnosis: wrong-type
# case: examples 1


def escalier(n):
    lignes = []
    for i in range(1, n + 1):
        lignes.append("x" * i + "." * (n - i))
    return lignes
