# diagnosis: remembers-between-calls
# case: several

a, b = 0, 1


def fibonacci(n):
    global a, b
    for _ in range(n):
        a, b = b, a + b
    return a
