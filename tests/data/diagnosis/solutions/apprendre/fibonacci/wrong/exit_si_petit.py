# diagnosis: exit-called
# case: examples 1

import sys


def fibonacci(n):
    if n < 1:
        print("n doit être positif")
        sys.exit(1)
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a
