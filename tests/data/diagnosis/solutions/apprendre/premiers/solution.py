def premiers(n):
    return [p for p in range(2, n + 1) if all(p % d for d in range(2, p))]
