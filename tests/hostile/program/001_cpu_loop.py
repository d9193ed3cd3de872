# verdict: timeout
while True: pass
