# verdict: crash
denied(lambda: os.kill(GRADER, 19), lambda: os.kill(DECOY, 9), lambda: os.kill(-1, 15))
