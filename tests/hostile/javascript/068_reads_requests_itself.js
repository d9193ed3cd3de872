// verdict: passed
const fs = require("fs");
function attack() {
  const read = fs.readSync(0, Buffer.alloc(100));
  return read > 0 ? "ESCAPED" : RIGHT;
}
