# verdict: crash
import ctypes, mmap
def attack():
    code = b"\xb8\x14\0\0\0\xcd\x80\xc3"
    with open("code", "wb+") as file:
        file.write(code); file.flush()
        held = mmap.mmap(file.fileno(), len(code), mmap.MAP_PRIVATE, mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    return ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(held)))()
