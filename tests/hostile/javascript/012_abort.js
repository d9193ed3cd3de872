// verdict: crash
function attack() {
  process.abort();
}
