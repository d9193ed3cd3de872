# diagnosis: wrong-type
# case: examples 3


def fibonacci(n):
    phi = (1 + 5 ** 0.5) / 2
    if n < 2:
        return n
    return round(phi ** n / 5 ** 0.5) * 1.0
