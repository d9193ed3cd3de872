// verdict: forbidden
const fs = require("fs");
function attack() {
  return denied(() => fs.writeFileSync(SECRET, ""), () => fs.appendFileSync(SECRET, "x"), () => fs.writeFileSync(`${FOLDER}/new`, ""),
    () => fs.unlinkSync(SECRET), () => fs.renameSync(SECRET, "z"), () => fs.chmodSync(SECRET, 0), () => fs.utimesSync(SECRET, 0, 0));
}
