# diagnosis: raised-exception
# case: examples 3


def fibonacci(n):
    suite = [0, 1]
    for i in range(2, n):
        suite.append(suite[i - 1] + suite[i - 2])
    return suite[n]
