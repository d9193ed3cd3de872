# verdict: memory|crash|timeout
import sys
def attack():
    sys.setrecursionlimit(10**9)
    def down(n): return down(n + 1) if n < 3 * 10**6 else n
    return down(0)
