# FR : de quoi lire une position. À toi de trouver le coup qui gagne !
# EN: what it takes to read a position. It is up to you to find the move that wins!

MOUVEMENT = {"S": 3, "A": 4, "E": 5}
FORCE = {"S": 3, "A": 2, "E": 1}


def lire(position):
    # FR : altitudes et pièces par case (colonne, rangée), comptées à partir de 0 : a1 est (0, 0), c10 est (2, 9).
    # EN: altitudes and pieces by cell (column, row), counted from 0: a1 is (0, 0), c10 is (2, 9).
    terrain, pieces, trait, sorties, tours = position.split(" ")
    altitudes = {}
    placees = {}
    lignes = zip(reversed(terrain.split("/")), reversed(pieces.split("/")))
    for rangee, (hauteurs, lettres) in enumerate(lignes):
        for colonne in range(10):
            altitudes[colonne, rangee] = int(hauteurs[colonne])
            if lettres[colonne] != ".":
                placees[colonne, rangee] = lettres[colonne]
    if sorties == "-":
        sorties = ""
    return altitudes, placees, trait, sorties, int(tours)


def nom(case):
    # FR : le nom d'une case, comme "c10". EN: the name of a cell, such as "c10".
    colonne, rangee = case
    return "abcdefghij"[colonne] + str(rangee + 1)


def gagner_en(position, n):
    altitudes, pieces, trait, sorties, tours = lire(position)
    return None
