# diagnosis: answer-of-another-case
# case: several


def fibonacci(n):
    a = 0
    b = 1
    while n > 0:
        c = a + b
        a = b
        b = c
        n -= 1
    return b
