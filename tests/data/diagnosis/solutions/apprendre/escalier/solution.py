def escalier(n):
    return [["x"] * (i + 1) + ["."] * (n - i - 1) for i in range(n)]
