// fails: size-60 (wrong)
// cause: a pawn is looked up by 10 × row + column, a number that cells of a wider board share, as (1, 11) and (2, 1) do
function jeu_roi(n, pos_pions) {
  const pions = new Set(pos_pions.map(([i, j]) => 10 * i + j));
  const jeu = Array.from({ length: n + 1 }, () => new Array(n + 1).fill("#"));
  for (let i = 1; i <= n; i++) {
    for (let j = 1; j <= n; j++) {
      if (pions.has(10 * i + j)) {
        jeu[i][j] = "P";
      } else if (jeu[i][j - 1] === "0" || jeu[i - 1][j] === "0" || jeu[i - 1][j - 1] === "0") {
        jeu[i][j] = "1";
      } else {
        jeu[i][j] = "0";
      }
    }
  }
  return jeu;
}
