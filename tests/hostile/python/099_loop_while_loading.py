# verdict: not-loaded
# afterwards: not-loaded
while True: pass
