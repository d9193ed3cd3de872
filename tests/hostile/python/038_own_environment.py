# verdict: passed
import os
def attack():
    known = {"HOME", "LANG", "PATH", "TMPDIR", "PYTHONHASHSEED", "PYTHONDONTWRITEBYTECODE", "PYTHONUTF8", "LC_CTYPE"}
    return RIGHT if set(os.environ) <= known else "ESCAPED: %r" % sorted(os.environ)
