# verdict: error
import sys
def attack():
    sys.exit(0)
