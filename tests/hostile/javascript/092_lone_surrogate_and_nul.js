// verdict: wrong
function attack() {
  return "\ud800\0\u202e\x1b]0;x\x07";
}
