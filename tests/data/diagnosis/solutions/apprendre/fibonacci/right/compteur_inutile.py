appels = 0


def fibonacci(n):
    global appels
    appels += 1
    a = 0
    b = 1
    i = 0
    while i != n:
        c = a + b
        a = b
        b = c
        i += 1
    return a
