// verdict: memory
function attack() {
  const held = [];
  for (;;) held.push(new Uint8Array(new SharedArrayBuffer(1 << 24)).fill(1));
}
