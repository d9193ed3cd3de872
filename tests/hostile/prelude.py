# Laid before every hostile submission; the names in capitals are set above this line. Case 1 (n = 1) is the attack,
# case 2 must pass whatever the attack did.
RIGHT = [["#", "#"], ["#", "0"]]
AFTERWARDS = [["#", "#", "#"], ["#", "0", "1"], ["#", "1", "1"]]


def jeu_roi(n, pos_pions):
    return attack() if n == 1 else AFTERWARDS


def denied(*acts):
    """Tries each act. All refused: the last refusal is raised. One that succeeds is an escape, and told."""
    last = None
    for act in acts:
        try:
            got = act()
        except (OSError, ImportError) as error:
            last = error
        else:
            return "ESCAPED by act %d: %r" % (acts.index(act), got)
    raise last


def call(number, *args):
    """A system call by its number."""
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    wide = [ctypes.c_long(a) if isinstance(a, int) else a for a in args]
    got = libc.syscall(ctypes.c_long(number), *wide)
    if got < 0:
        raise OSError(ctypes.get_errno(), "call %d" % number)
    return got


def frame(kind, payload):
    return b"%s%08x" % (kind, len(payload)) + payload


