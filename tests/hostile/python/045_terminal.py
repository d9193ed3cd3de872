# verdict: forbidden
import fcntl, os
def attack():
    return denied(lambda: open("/dev/tty", "w"), lambda: fcntl.ioctl(0, 0x5412, b"x"), lambda: fcntl.ioctl(1, 0x541c, b"x"),
                  lambda: open("/dev/console", "w"), lambda: open("/dev/ptmx", "w"))
