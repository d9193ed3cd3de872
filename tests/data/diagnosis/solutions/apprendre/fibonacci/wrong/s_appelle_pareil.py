# diagnosis: recursion-limit
# case: examples 3


def fibonacci(n):
    if n <= 1:
        return n
    precedent = fibonacci(n)
    return precedent + fibonacci(n - 1)
