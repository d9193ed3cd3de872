# diagnosis: too-slow
# case: examples 1

import time


def fibonacci(n):
    while True:
        time.sleep(0.001)
        sum(range(10000))
