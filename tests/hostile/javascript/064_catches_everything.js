// verdict: timeout
function attack() {
  process.removeAllListeners();
  process.on("uncaughtException", () => {});
  for (;;) {
    try { attack(); } catch {}
  }
}
