def jeu_roi(n, pos_pions):
    """Return the King game's board of size n: '#' border, 'P' pawn, '0' losing cell, '1' winning cell."""
    pions = set(pos_pions)  # looking a pawn up in a set takes the same short time however many there are
    jeu = [["#"] * (n + 1) for _ in range(n + 1)]
    # Row by row, left to right: the three cells the king can go to are known before they are needed.
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) in pions:
                jeu[i][j] = "P"
            elif "0" in (jeu[i][j - 1], jeu[i - 1][j], jeu[i - 1][j - 1]):
                jeu[i][j] = "1"  # some move leaves the opponent in a losing cell
            else:
                jeu[i][j] = "0"  # no move, or only moves to winning cells
    return jeu
