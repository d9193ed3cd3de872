// verdict: output
function attack() {
  return "x".repeat(30 << 20);
}
