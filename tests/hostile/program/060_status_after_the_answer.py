# verdict: crash
answer(RIGHT)
sys.exit(3)
