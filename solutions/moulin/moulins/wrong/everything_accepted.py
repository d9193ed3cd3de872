# fails: refused (wrong)
# cause: what is no position is counted all the same


import sys

LIGNES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11), (12, 13, 14), (15, 16, 17), (18, 19, 20), (21, 22, 23),
    (0, 9, 21), (3, 10, 18), (6, 11, 15), (1, 4, 7), (16, 19, 22), (8, 12, 17), (5, 13, 20), (2, 14, 23),
]


def est_position(texte):
    parties = texte.split("/")
    return [len(partie) for partie in parties] == [3, 3, 3, 6, 3, 3, 3] and set(texte) <= set("BR./")


position = sys.stdin.read().strip()
points = position.replace("/", "").ljust(24, ".")
for couleur in "BR":
    moulins = sum(all(points[point] == couleur for point in ligne) for ligne in LIGNES)
    print(couleur, points.count(couleur), moulins)
