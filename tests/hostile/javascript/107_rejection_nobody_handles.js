// verdict: passed
function attack() {
  Promise.reject(new Error("nobody"));
  return RIGHT;
}
