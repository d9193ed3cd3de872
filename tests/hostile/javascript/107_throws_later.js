// verdict: error
function attack() {
  setTimeout(() => { throw new Error("later"); }, 5);
  return new Promise(() => { setInterval(() => {}, 10); });
}
