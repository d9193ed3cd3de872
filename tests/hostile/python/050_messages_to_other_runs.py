# verdict: forbidden
def attack():
    return denied(lambda: open("/dev/shm/message", "w"), lambda: open("/tmp/message", "w"), lambda: open("/var/tmp/message", "w"),
                  lambda: call(29, 42, 4096, 0o1666), lambda: call(64, 42, 1, 0o1666), lambda: call(68, 42, 0o1666),
                  lambda: call(248, b"user", b"message", b"x", 1, -3), lambda: call(240, b"message", 0o101, 0o666, 0))
