def coup_gagnant(n, pos_pions, roi):
    """Return the cell to which the king goes and wins, or None where no move wins."""
    pions = set(pos_pions)  # looking a pawn up in a set takes the same short time however many there are
    ligne, colonne = roi
    perdantes = set()
    # The king never goes down or right: the cells above and left of it are all that matters.
    for i in range(1, ligne + 1):
        for j in range(1, colonne + 1):
            gauche, haut, diagonale = (i, j - 1), (i - 1, j), (i - 1, j - 1)
            # Cells off the board and under a pawn are never losing ones.
            if not (gauche in perdantes or haut in perdantes or diagonale in perdantes) and (i, j) not in pions:
                perdantes.add((i, j))
    for suivante in (ligne, colonne - 1), (ligne - 1, colonne), (ligne - 1, colonne - 1):
        if suivante in perdantes:
            return suivante
    return None
