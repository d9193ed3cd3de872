// verdict: memory
function attack() {
  const held = [];
  for (;;) {
    const memory = new WebAssembly.Memory({ initial: 200, maximum: 200 });
    new Uint8Array(memory.buffer).fill(1);
    held.push(memory);
  }
}
