# verdict: crash
answer(RIGHT)
os.abort()
