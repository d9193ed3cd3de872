// verdict: memory
function attack() {
  const held = [];
  for (;;) held.push(new Array(1000).fill(held.length));
}
