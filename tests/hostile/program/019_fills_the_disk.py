# verdict: forbidden
block = bytes(1 << 20)
while True:
    for i in range(50):
        try: open("f%d" % i, "ab").write(block)
        except OSError: pass
