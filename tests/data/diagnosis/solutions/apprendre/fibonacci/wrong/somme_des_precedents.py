# diagnosis: off-by-one
# case: several


def fibonacci(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    if n > 2:
        a = a - 1
    return a
