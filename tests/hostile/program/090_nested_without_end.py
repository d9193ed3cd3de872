# verdict: wrong
print("[" * 100000 + "]" * 100000)
