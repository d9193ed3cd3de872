import json, os, sys
# Laid before every hostile program, below its first line; the names in capitals are set above this line. Case 1
# (n = 1) is the attack, case 2 must pass whatever the attack did.
RIGHT = [["#", "#"], ["#", "0"]]
AFTERWARDS = [["#", "#", "#"], ["#", "0", "1"], ["#", "1", "1"]]


def answer(value):
    print(json.dumps(value), flush=True)


def denied(*acts):
    """Tries each act. All refused: the last refusal ends the program. One that succeeds is an escape, and told."""
    last = None
    for act in acts:
        try:
            got = act()
        except OSError as error:
            last = error
        else:
            return answer("ESCAPED by act %d: %r" % (acts.index(act), got))
    raise last


n, pos_pions = json.load(sys.stdin)
if n != 1:
    answer(AFTERWARDS)
    sys.exit()
