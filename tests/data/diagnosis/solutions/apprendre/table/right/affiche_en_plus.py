def table(n):
    t = []
    for i in range(1, n + 1):
        t.append([i * j for j in range(1, n + 1)])
        print(t[-1])
    return t
