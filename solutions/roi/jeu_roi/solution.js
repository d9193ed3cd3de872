/** Returns the King game's board of size n: '#' border, 'P' pawn, '0' losing cell, '1' winning cell. */
function jeu_roi(n, pos_pions) {
  // An array equals only itself, so a pawn is looked up by a number of its own.
  const pions = new Set(pos_pions.map(([i, j]) => i * (n + 1) + j));
  const jeu = Array.from({ length: n + 1 }, () => new Array(n + 1).fill("#"));
  // Row by row, left to right: the three cells the king can go to are known before they are needed.
  for (let i = 1; i <= n; i++) {
    for (let j = 1; j <= n; j++) {
      if (pions.has(i * (n + 1) + j)) {
        jeu[i][j] = "P";
      } else if (jeu[i][j - 1] === "0" || jeu[i - 1][j] === "0" || jeu[i - 1][j - 1] === "0") {
        jeu[i][j] = "1"; // some move leaves the opponent in a losing cell
      } else {
        jeu[i][j] = "0"; // no move, or only moves to winning cells
      }
    }
  }
  return jeu;
}
