// verdict: wrong
function attack() {
  return [NaN, Infinity, -0, undefined, Symbol("x"), 2n ** 200n, () => 1];
}
