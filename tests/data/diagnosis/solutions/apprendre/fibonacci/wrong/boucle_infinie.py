# diagnosis: too-slow
# case: examples 2


def fibonacci(n):
    a, b = 0, 1
    i = 0
    while i < n:
        a, b = b, a + b
        if a > 1:
            i += 1
        else:
            i = 0
            a, b = 0, 1
    return a
