# diagnosis: printed-not-returned
# case: examples 1


def fibonacci(n):
    a, b = 0, 1
    print(a)
    for i in range(n):
        a, b = b, a + b
        print(a)
