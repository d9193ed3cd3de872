# diagnosis: recursion-limit
# case: examples 1


def suivant(n):
    return fibonacci(n) + 1


def fibonacci(n):
    return suivant(n) - 1
