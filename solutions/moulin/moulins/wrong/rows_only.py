# fails: lines (wrong)
# fails: shared (wrong)
# fails: traps (wrong)
# cause: mills are looked for along the rows only


import sys

LIGNES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11), (12, 13, 14), (15, 16, 17), (18, 19, 20), (21, 22, 23),
]


def est_position(texte):
    parties = texte.split("/")
    return [len(partie) for partie in parties] == [3, 3, 3, 6, 3, 3, 3] and set(texte) <= set("BR./")


position = sys.stdin.read().strip()
if not est_position(position):
    sys.exit(2)
points = position.replace("/", "")
for couleur in "BR":
    moulins = sum(all(points[point] == couleur for point in ligne) for ligne in LIGNES)
    print(couleur, points.count(couleur), moulins)
