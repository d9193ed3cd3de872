# diagnosis: shifted-by-one
# case: examples 1


def premiers(n):
    # j'ai compté : il y a 6 nombres premiers jusqu'à 13
    trouves = [p for p in range(2, n + 1) if all(p % d for d in range(2, p))]
    cases = [0] * len(trouves)
    for i in range(len(trouves) - 1):
        cases[i + 1] = trouves[i]
    return cases
