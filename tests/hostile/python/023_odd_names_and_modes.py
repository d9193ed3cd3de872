# verdict: passed
import os
def attack():
    os.mkdir("closed", 0o300)
    open("closed/file", "w").close()
    os.mkdir("none", 0)
    for name in [b"new\nline", b"\xff\xfe", b"-rf", b"\x1b[31m", b" ", b"\xe2\x80\xae"]:
        os.mkdir(name)
        open(os.path.join(name, name), "w").close()
    os.umask(0o777)
    open("unreadable", "w").close()
    os.mkdir("umasked")
    return RIGHT
