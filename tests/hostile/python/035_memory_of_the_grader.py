# verdict: forbidden
import ctypes, os
def attack():
    class Part(ctypes.Structure): _fields_ = [("base", ctypes.c_void_p), ("length", ctypes.c_size_t)]
    byte = ctypes.create_string_buffer(1)
    part = Part(ctypes.addressof(byte), 1)
    acts = []
    for pid in [GRADER, DECOY, os.getppid()]:
        acts += [lambda pid=pid: open("/proc/%d/mem" % pid, "r+b"), lambda pid=pid: open("/proc/%d/maps" % pid)]
        acts += [lambda pid=pid, way=way: call(way, pid, ctypes.byref(part), 1, ctypes.byref(part), 1, 0) for way in (310, 311)]
    return denied(*acts)
