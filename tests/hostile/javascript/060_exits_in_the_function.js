// verdict: error
function attack() {
  process.exit(0);
}
