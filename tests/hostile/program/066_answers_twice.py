# verdict: wrong
answer(RIGHT)
answer(RIGHT)
