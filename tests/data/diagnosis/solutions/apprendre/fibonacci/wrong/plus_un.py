# diagnosis: off-by-one
# case: several


def fibonacci(n):
    total = 1
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    total += a
    return total
