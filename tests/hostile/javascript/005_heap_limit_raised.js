// verdict: memory
function attack() {
  require("v8").setFlagsFromString("--max-old-space-size=8000");
  const held = [];
  for (;;) held.push(new Array(100000).fill(held.length));
}
