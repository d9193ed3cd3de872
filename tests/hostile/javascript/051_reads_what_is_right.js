// verdict: forbidden
const fs = require("fs");
function attack() {
  return denied(() => fs.readFileSync(SECRET), () => fs.readdirSync(FOLDER), () => fs.readdirSync("/"), () => fs.readdirSync(".."),
    () => fs.readFileSync(`/proc/self/root${SECRET}`), () => fs.promises.readFile(SECRET), () => require(SECRET), () => import(SECRET));
}
