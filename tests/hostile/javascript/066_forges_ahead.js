// verdict: forbidden
function attack() {
  require("fs").writeSync(3, frame("v", "l2:U2:2:##U2:2:#0"));
  return "something else";
}
