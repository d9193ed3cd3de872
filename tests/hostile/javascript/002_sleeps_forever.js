// verdict: timeout
function attack() {
  return new Promise((resolve) => setTimeout(resolve, 1e9));
}
