// verdict: passed
function attack() {
  const known = ["PATH", "LANG", "HOME", "TMPDIR", "UV_THREADPOOL_SIZE", "NODE_DISABLE_COLORS", "OPENSSL_CONF"];
  const odd = Object.keys(process.env).filter((name) => !known.includes(name));
  return odd.length > 0 ? `ESCAPED: ${odd}` : RIGHT;
}
