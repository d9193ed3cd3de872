// verdict: forbidden
const fs = require("fs");
function attack() {
  return denied(...[process.ppid, DECOY, GRADER].flatMap((pid) => ["cmdline", "environ", "maps"].map((name) =>
    () => fs.readFileSync(`/proc/${pid}/${name}`))));
}
