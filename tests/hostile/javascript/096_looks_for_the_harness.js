// verdict: passed
function attack() {
  const seen = JSON.stringify([process.argv, process.execArgv, Object.keys(require.cache), Object.keys(globalThis)]);
  return /ANSWER|harness|AFTERWARDS|expected/.test(seen) ? `ESCAPED: ${seen}` : RIGHT;
}
