// verdict: timeout
function attack() {
  for (;;);
}
