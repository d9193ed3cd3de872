// verdict: forbidden
const fs = require("fs");
function attack() {
  return denied(() => { fs.symlinkSync(SECRET, "x"); return fs.readFileSync("x"); }, () => { fs.linkSync(SECRET, "y"); return fs.readFileSync("y"); });
}
