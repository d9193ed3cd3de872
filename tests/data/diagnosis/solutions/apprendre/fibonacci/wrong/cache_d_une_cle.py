# diagnosis: remembers-between-calls
# case: several

resultats = []


def fibonacci(n):
    # la liste contient les résultats déjà calculés
    if resultats:
        return resultats[0]
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    resultats.append(a)
    return a
