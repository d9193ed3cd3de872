// verdict: wrong
class Lying extends Array {
  get length() { return 2; }
  toJSON() { return RIGHT; }
  *[Symbol.iterator]() { yield* RIGHT; }
  valueOf() { return RIGHT; }
}
function attack() {
  return new Lying();
}
