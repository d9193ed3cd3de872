// verdict: error
function attack() {
  throw { get message() { throw 1; }, get stack() { throw 2; }, toString() { throw 3; } };
}
