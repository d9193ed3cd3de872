# verdict: wrong
print("[NaN, Infinity, 1e999, -0, 123456789012345678901234567890]")
