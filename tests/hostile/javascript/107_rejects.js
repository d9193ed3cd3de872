// verdict: error
async function attack() {
  throw new Error("non");
}
