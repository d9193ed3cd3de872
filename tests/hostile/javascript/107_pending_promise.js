// verdict: error
function attack() {
  return new Promise(() => {});
}
