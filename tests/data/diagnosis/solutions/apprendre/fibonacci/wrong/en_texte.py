# diagnosis: wrong-type
# case: examples 1


def fibonacci(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return "{}".format(a)
