# diagnosis: recursion-limit
# case: examples 1


def fibonacci(n):
    return fibonacci(n - 1) + fibonacci(n - 2)
