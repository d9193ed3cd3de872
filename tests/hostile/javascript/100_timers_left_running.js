// verdict: passed
function attack() {
  setInterval(() => {}, 1);
  setTimeout(() => { for (;;); }, 0);
  require("fs").readFile("/dev/urandom", () => {});
  return RIGHT;
}
