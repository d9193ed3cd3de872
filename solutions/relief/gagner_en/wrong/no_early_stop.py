# fails: win-in-2 (timeout)
# cause: every line is played to its end before anything is decided

from collections import defaultdict
from typing import NamedTuple

MOUVEMENT = {"S": 3, "A": 4, "E": 5}
FORCE = {"S": 3, "A": 2, "E": 1}


class Partie(NamedTuple):
    """Une position ; `pas` donne, pour chaque case, ses voisines et ce que coûte le pas vers chacune."""

    altitudes: dict
    pas: dict
    pieces: dict
    rouge: bool
    sorties: str
    tours: int


def lire(position):
    terrain, pieces, trait, sorties, tours = position.split(" ")
    altitudes, placees = {}, {}
    for l, (hauteurs, lettres) in enumerate(zip(reversed(terrain.split("/")), reversed(pieces.split("/")))):
        for c, (hauteur, lettre) in enumerate(zip(hauteurs, lettres)):
            altitudes[c, l] = int(hauteur)
            if lettre != ".":
                placees[c, l] = lettre
    return Partie(altitudes, tous_les_pas(altitudes), placees, trait == "r", sorties.strip("-"), int(tours))


def tous_les_pas(altitudes):
    pas = {}
    for (c, l), ici in altitudes.items():
        croix = [(c, l + 1), (c, l - 1), (c + 1, l), (c - 1, l)]
        pas[c, l] = {case: abs(altitudes[case] - ici) + 1 for case in croix if case in altitudes}
    return pas


def nom(case):
    c, l = case
    return "abcdefghij"[c] + str(l + 1)


def couts(pas, occupees, depart, mouvement):
    """Le coût du chemin le moins cher vers chaque case atteinte ; une case occupée est atteinte, jamais traversée."""
    par_cout = defaultdict(list)
    par_cout[0].append(depart)
    trouves = {}
    for cout in range(mouvement + 1):
        for case in par_cout[cout]:
            if case not in trouves:
                trouves[case] = cout
                if case not in occupees:
                    for autre, prix in pas[case].items():
                        par_cout[cout + prix].append(autre)
    return trouves


def bonds(partie, depart):
    """Où saute un Éclaireur : d'un pas en diagonale, ou tout droit, par-dessus une case libre."""
    c, l = depart
    arrivees = {(colonne, rangee) for colonne in (c - 1, c + 1) for rangee in (l - 1, l + 1)}
    for colonne, rangee in partie.pas[depart]:
        if (colonne, rangee) not in partie.pieces:
            arrivees.add((2 * colonne - c, 2 * rangee - l))
    return arrivees & partie.altitudes.keys()


def prise_permise(partie, depart, arrivee, cout):
    """L'attaque vaut-elle au moins la défense ?"""
    altitudes, pieces = partie.altitudes, partie.pieces
    attaque, defense = FORCE[pieces[depart].upper()], FORCE[pieces[arrivee].upper()]
    attaque += (altitudes[depart] > altitudes[arrivee]) - (altitudes[depart] < altitudes[arrivee])
    if pieces[depart].upper() == "A" and cout == 4:
        attaque += 1
    for case in partie.pas[arrivee]:
        if case in pieces and case != depart:
            if pieces[case].isupper() == partie.rouge:
                attaque += FORCE[pieces[case].upper()]
            else:
                defense += 1
    return attaque >= defense


def coups(partie):
    """Les coups permis, sorties et prises d'abord : (départ, None) pour sortir, (None, None) pour passer."""
    bout = 9 if partie.rouge else 0
    sorties, prises, trajets = [], [], []
    for depart, piece in partie.pieces.items():
        if piece.isupper() == partie.rouge:
            mouvement = MOUVEMENT[piece.upper()]
            autres = {case: autre for case, autre in partie.pieces.items() if case != depart}
            trouves = couts(partie.pas, autres, depart, mouvement)
            if any(l == bout and (c, l) not in autres and cout < mouvement for (c, l), cout in trouves.items()):
                sorties.append((depart, None))
            arrivees = trouves.keys() - {depart}
            if piece.upper() == "E":
                arrivees |= bonds(partie, depart)
            for arrivee in arrivees:
                if arrivee not in autres:
                    trajets.append((depart, arrivee))
                elif autres[arrivee].isupper() != partie.rouge:
                    if prise_permise(partie, depart, arrivee, trouves.get(arrivee)):
                        prises.append((depart, arrivee))
    return sorties + prises + trajets or [(None, None)]


def jouer(partie, coup):
    depart, arrivee = coup
    pieces, sorties = dict(partie.pieces), partie.sorties
    if depart is not None:
        piece = pieces.pop(depart)
        if arrivee is None:
            sorties += piece
        else:
            pieces[arrivee] = piece
    return partie._replace(pieces=pieces, rouge=not partie.rouge, sorties=sorties, tours=partie.tours + 1)


def forces(pieces, rouge):
    return [FORCE[piece.upper()] for piece in pieces if piece.isupper() == rouge]


def avance(partie, rouge):
    """La pièce la plus avancée d'un camp : les rangées qu'elle a derrière elle, puis sa force."""
    places = [(l, piece) for (_, l), piece in partie.pieces.items() if piece.isupper() == rouge]
    return max((l if rouge else 9 - l, FORCE[piece.upper()]) for l, piece in places)


def fin(partie, rouge):
    """None si la partie continue ; sinon, ce camp l'a-t-il gagnée ? Une partie nulle ne l'est pas."""
    if partie.sorties in ("S", "s"):
        return partie.sorties.isupper() == rouge
    pour, contre = sum(forces(partie.sorties, rouge)), sum(forces(partie.sorties, not rouge))
    if len(partie.sorties) == 2:
        return pour > contre
    siennes, adverses = forces(partie.pieces.values(), rouge), forces(partie.pieces.values(), not rouge)
    if not siennes or not adverses:
        return pour + max(siennes, default=0) > contre + max(adverses, default=0)
    if partie.tours == 200:
        return (pour, avance(partie, rouge)) > (contre, avance(partie, not rouge))
    return None


def gagne(partie, n, rouge):
    """Ce camp gagne-t-il, quoi que fasse l'autre, en n coups à lui ?"""
    resultat = fin(partie, rouge)
    if resultat is not None or n == 0:
        return resultat
    suites = (jouer(partie, coup) for coup in coups(partie))
    if partie.rouge == rouge:
        return any([gagne(suite, n - 1, rouge) for suite in suites])
    return all([gagne(suite, n, rouge) for suite in suites])


def gagner_en(position, n):
    partie = lire(position)
    gagnants = [coup for coup in coups(partie) if gagne(jouer(partie, coup), n - 1, partie.rouge)]
    return texte(partie, gagnants[0]) if gagnants else None


def texte(partie, coup):
    depart, arrivee = coup
    if depart is None:
        return "pass"
    if arrivee is None:
        return nom(depart) + "-out"
    return nom(depart) + ("x" if arrivee in partie.pieces else "-") + nom(arrivee)
