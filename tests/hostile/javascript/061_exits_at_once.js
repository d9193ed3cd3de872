// verdict: crash
function attack() {
  process.reallyExit(0);
}
