// verdict: forbidden
const fs = require("fs");
function attack() {
  for (let fd = 3; fd < 64; fd++) {
    try { if (fs.fstatSync(fd).isFIFO()) fs.writeSync(fd, "garbage garbage garbage"); } catch {}
  }
  return RIGHT;
}
