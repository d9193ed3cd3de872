// verdict: passed
// What it forges is its own answer, worth what a hard-coded one is.
function attack() {
  require("fs").writeSync(3, frame("v", "l2:U2:2:##U2:2:#0"));
  process.reallyExit(0);
}
