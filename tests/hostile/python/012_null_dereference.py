# verdict: crash
import ctypes
def attack():
    ctypes.string_at(0)
