/** Tells whether a 6 × 6 grid holds the path 1, 2, 3… and at most five black cells (0). */
function grille_valide(grille) {
  const places = new Map(); // where each number stands
  let noires = 0;
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j < 6; j++) {
      const nombre = grille[i][j];
      if (nombre === 0) {
        noires += 1;
      } else if (places.has(nombre)) {
        return false; // twice the same number
      } else {
        places.set(nombre, [i, j]);
      }
    }
  }
  if (noires > 5) {
    return false;
  }
  for (let nombre = 1; nombre <= 36 - noires; nombre++) {
    if (!places.has(nombre)) {
      return false; // then some number is too large, or negative
    }
  }
  for (let nombre = 2; nombre <= 36 - noires; nombre++) {
    const [i, j] = places.get(nombre);
    const [k, l] = places.get(nombre - 1);
    if (Math.abs(i - k) + Math.abs(j - l) !== 1) {
      return false; // no side in common with the number before
    }
  }
  return true;
}
