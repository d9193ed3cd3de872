def extremes(nombres):
    a = nombres[0]
    b = nombres[0]
    for x in nombres[1:]:
        a, b = min(a, x), max(b, x)
    return (a, b)


if __name__ == "__main__":
    liste = [int(x) for x in input().split()]
    print(extremes(liste))
    exit()
