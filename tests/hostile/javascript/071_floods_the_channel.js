// verdict: output
function attack() {
  for (;;) require("fs").writeSync(3, Buffer.alloc(1 << 16, "x"));
}
