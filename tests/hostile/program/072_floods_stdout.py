# verdict: output
while True: sys.stdout.write("[" * 10000)
