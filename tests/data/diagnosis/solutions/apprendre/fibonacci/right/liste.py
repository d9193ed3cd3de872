def fibonacci(n):
    suite = [0, 1]
    while len(suite) <= n:
        suite.append(suite[-1] + suite[-2])
    return suite[n]
