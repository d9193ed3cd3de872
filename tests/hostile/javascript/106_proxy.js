// verdict: wrong
function attack() {
  return new Proxy(RIGHT, { get() { for (;;); }, ownKeys() { for (;;); }, getPrototypeOf() { for (;;); } });
}
