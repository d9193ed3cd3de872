/** Returns the cell to which the king goes and wins, or null where no move wins. */
function coup_gagnant(n, pos_pions, roi) {
  // An array equals only itself, so a cell is looked up by a number of its own.
  const numero = ([i, j]) => i * (n + 1) + j;
  const pions = new Set(pos_pions.map(numero));
  const [ligne, colonne] = roi;
  const perdantes = new Set();
  // The king never goes down or right: the cells above and left of it are all that matters.
  for (let i = 1; i <= ligne; i++) {
    for (let j = 1; j <= colonne; j++) {
      const gagne = coups(i, j).some((suivante) => perdantes.has(numero(suivante)));
      if (!pions.has(numero([i, j])) && !gagne) {
        perdantes.add(numero([i, j]));
      }
    }
  }
  const gagnant = coups(ligne, colonne).find((suivante) => perdantes.has(numero(suivante)));
  return gagnant === undefined ? null : gagnant;
}

/** The three cells next to (i, j); those off the board or under a pawn are never losing. */
function coups(i, j) {
  return [[i, j - 1], [i - 1, j], [i - 1, j - 1]];
}
