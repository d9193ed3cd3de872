# verdict: crash
import ctypes, sys
def attack():
    sys.setrecursionlimit(10**6)
    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)
    back = kind(lambda n: back(n + 1))
    return back(0)
