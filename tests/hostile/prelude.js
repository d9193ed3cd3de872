// Laid before every hostile submission in JavaScript; the names in capitals are set above this line. Case 1 (n = 1) is
// the attack, case 2 must pass whatever the attack did.
const RIGHT = [["#", "#"], ["#", "0"]];
const AFTERWARDS = [["#", "#", "#"], ["#", "0", "1"], ["#", "1", "1"]];

function jeu_roi(n, pos_pions) {
  return n === 1 ? attack() : AFTERWARDS;
}

/** Tries each act. All refused: the last refusal is thrown. One that succeeds is an escape, and told. */
async function denied(...acts) {
  let last = null;
  for (const act of acts) {
    try {
      const got = await act();
      return `ESCAPED by act ${acts.indexOf(act)}: ${got}`;
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

/** What a connection comes to. */
function connected(emitter, event) {
  return new Promise((resolve, reject) => emitter.once(event, resolve).once("error", reject));
}

function frame(kind, payload) {
  return `${kind}${payload.length.toString(16).padStart(8, "0")}${payload}`;
}
