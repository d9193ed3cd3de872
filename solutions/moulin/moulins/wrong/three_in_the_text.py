# fails: traps (wrong)
# cause: any three equal letters in a row are taken for a mill of the row


import sys

LIGNES = [
    (0, 9, 21), (3, 10, 18), (6, 11, 15), (1, 4, 7), (16, 19, 22), (8, 12, 17), (5, 13, 20), (2, 14, 23),
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
    moulins += sum(points[i : i + 3] == couleur * 3 for i in range(22))
    print(couleur, points.count(couleur), moulins)
