# verdict: forbidden
import os
def attack():
    return denied(*[lambda name=name: os.execv(name, [name]) for name in ["/bin/su", "/usr/bin/sudo", "/usr/bin/passwd", "/bin/mount"] if os.path.exists(name)],
                  lambda: os.setuid(0), lambda: os.setgid(0), lambda: os.setgroups([0]))
