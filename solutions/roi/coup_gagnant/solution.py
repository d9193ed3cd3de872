def coup_gagnant(n, pos_pions, roi):
    """Return the cell to which the king goes and wins, or None where no move wins."""
    pions = set(pos_pions)  # looking a pawn up in a set takes the same short time however many there are
    ligne, colonne = roi
    perdantes = set()
    # The king never goes down or right: the cells above and left of it are all that matters.
    for i in range(1, ligne + 1):
        for j in range(1, colonne + 1):
            if (i, j) not in pions and not any(suivante in perdantes for suivante in coups(i, j)):
                perdantes.add((i, j))
    for suivante in coups(ligne, colonne):
        if suivante in perdantes:
            return suivante
    return None


def coups(i, j):
    """The three cells next to (i, j); those off the board or under a pawn are never losing."""
    return (i, j - 1), (i - 1, j), (i - 1, j - 1)
