// verdict: error
function attack() {
  return [{ get cell() { throw new RangeError("boo"); } }];
}
