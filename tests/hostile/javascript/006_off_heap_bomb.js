// verdict: memory
function attack() {
  const held = [];
  for (;;) held.push(Buffer.alloc(1 << 24, 1));
}
