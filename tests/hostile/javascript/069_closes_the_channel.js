// verdict: crash
function attack() {
  require("fs").closeSync(3);
  return RIGHT;
}
