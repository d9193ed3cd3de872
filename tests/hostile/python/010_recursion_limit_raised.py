# verdict: memory|crash|timeout
# Up to Python 3.10 the stack of C overflows. Later ones keep such frames in memory: they meet its limit, or that
# of time while the traceback of so many frames is made, whichever a machine reaches first.
import sys
def attack():
    sys.setrecursionlimit(10**9)
    def down(n): return down(n + 1) if n < 3 * 10**6 else n
    return down(0)
