// fails: edges (wrong)
// fails: pawns (wrong)
// fails: small-boards (wrong)
// fails: size-60 (wrong)
// fails: size-400 (wrong)
// cause: pawns are looked up in a Set of arrays: an array equals only itself, so none is ever found
function jeu_roi(n, pos_pions) {
  const pions = new Set(pos_pions);
  const jeu = Array.from({ length: n + 1 }, () => new Array(n + 1).fill("#"));
  for (let i = 1; i <= n; i++) {
    for (let j = 1; j <= n; j++) {
      if (pions.has([i, j])) {
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
