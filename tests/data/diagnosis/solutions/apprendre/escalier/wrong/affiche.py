# diagnosis: printed-not-returned
# case: examples 1


def escalier(n):
    for i in range(1, n + 1):
        print("x" * i + "." * (n - i))
