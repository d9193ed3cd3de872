// verdict: error
function attack() {
  return attack() + 1;
}
