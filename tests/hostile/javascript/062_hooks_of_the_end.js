// verdict: passed
function attack() {
  process.on("exit", () => { for (;;); });
  process.on("beforeExit", () => { for (;;); });
  return RIGHT;
}
