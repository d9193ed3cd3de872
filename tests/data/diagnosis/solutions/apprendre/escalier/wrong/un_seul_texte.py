# diagnosis: wrong-type
# case: examples 2


def escalier(n):
    texte = ""
    for i in range(1, n + 1):
        texte += "x" * i + "." * (n - i) + "\n"
    if n == 1:
        return ["x"]
    return texte
