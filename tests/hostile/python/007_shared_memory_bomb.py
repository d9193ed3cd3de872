# verdict: forbidden
import mmap, os
def attack():
    return denied(
        lambda: mmap.mmap(-1, 400 << 20),
        lambda: os.memfd_create("bomb"),
        lambda: open("/dev/shm/bomb", "w"),
        lambda: mmap.mmap(os.open("/dev/zero", os.O_RDONLY), 400 << 20, mmap.MAP_SHARED, mmap.PROT_READ))
