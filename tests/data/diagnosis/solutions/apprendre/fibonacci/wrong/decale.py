# diagnosis: answer-of-another-case
# case: several


def fibonacci(n):
    a, b = 0, 1
    for _ in range(n - 1):
        a, b = b, a + b
    return a
