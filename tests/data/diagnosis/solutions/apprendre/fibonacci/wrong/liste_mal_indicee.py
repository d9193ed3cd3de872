# diagnosis: answer-of-another-case
# case: several


def fibonacci(n):
    suite = [0, 1]
    for i in range(n):
        suite.append(suite[i] + suite[i + 1])
    return suite[n + 1]
