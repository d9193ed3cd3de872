# verdict: forbidden
import os
def attack():
    return denied(lambda: open(SECRET, "w"), lambda: open(SECRET, "a"), lambda: open(FOLDER + "/conftest.py", "w"), lambda: os.remove(SECRET),
                  lambda: os.mkdir(FOLDER + "/x"), lambda: os.truncate(SECRET, 0), lambda: os.open(SECRET, os.O_RDONLY | os.O_TRUNC),
                  lambda: os.chmod(SECRET, 0o777), lambda: os.utime(SECRET, (1, 1)), lambda: os.chown(SECRET, os.getuid(), -1),
                  lambda: os.setxattr(SECRET, "user.x", b"x"), lambda: os.chmod(FOLDER, 0o777))
