// verdict: forbidden
const os = require("os");
function attack() {
  return denied(() => os.setPriority(GRADER, 19), () => process.initgroups("root", 0), () => process.setgroups([0]));
}
