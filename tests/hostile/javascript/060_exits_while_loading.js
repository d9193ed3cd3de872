// verdict: not-loaded
// afterwards: not-loaded
process.exit(0);
function attack() {}
