# verdict: error
import atexit, os, sys
atexit.register(os._exit, 0)
sys.excepthook = lambda *what: os._exit(0)
def attack():
    raise ValueError("a failure to be hidden")
