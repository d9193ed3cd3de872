# verdict: output
while True: sys.stderr.write("x" * 10000)
