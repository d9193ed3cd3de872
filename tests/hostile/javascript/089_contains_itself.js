// verdict: wrong
function attack() {
  const a = [], m = new Map();
  a.push(a, m);
  m.set(m, a);
  return a;
}
