# verdict: passed
def jeu_roi(n, pos_pions):
    given = list(pos_pions)
    pos_pions.append((9, 9))
    if given: return "an argument was kept"
    return RIGHT if n == 1 else AFTERWARDS
