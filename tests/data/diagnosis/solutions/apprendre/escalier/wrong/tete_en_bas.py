# diagnosis: right-up-to-order
# case: examples 1


def escalier(n):
    return [["x"] * k + ["."] * (n - k) for k in range(n, 0, -1)]
