# diagnosis: recursion-limit
# case: examples 2


def fibonacci(n):
    if n == 0:
        return 0
    return fibonacci(n - 1) + fibonacci(n - 2)
