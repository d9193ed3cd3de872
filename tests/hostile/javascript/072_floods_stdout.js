// verdict: output
function attack() {
  for (;;) process.stdout.write("x".repeat(10000));
}
