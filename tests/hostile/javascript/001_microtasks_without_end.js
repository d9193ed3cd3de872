// verdict: timeout|memory
function attack() {
  const again = () => Promise.resolve().then(again);
  again();
  return new Promise(() => {});
}
