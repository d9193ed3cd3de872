# diagnosis: remembers-between-calls
# case: several

t = []


def table(n):
    for i in range(1, n + 1):
        t.append([i * j for j in range(1, n + 1)])
    return t
