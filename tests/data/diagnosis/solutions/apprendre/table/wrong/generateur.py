# diagnosis: wrong-type
# case: several


def table(n):
    for i in range(1, n + 1):
        yield [i * j for j in range(1, n + 1)]
