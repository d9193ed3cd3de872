# verdict: crash
denied(lambda: os.write(0, b"x"), lambda: os.ftruncate(0, 0))
