# verdict: passed
odd = set(os.environ) - {"PATH", "LANG", "HOME", "TMPDIR", "OPENSSL_CONF", "LC_CTYPE"}
answer("ESCAPED: %r" % odd if odd else RIGHT)
