// verdict: passed
globalThis.count = (globalThis.count || 0) + 1;
function attack() {
  return globalThis.count === 1 ? RIGHT : "ESCAPED";
}
