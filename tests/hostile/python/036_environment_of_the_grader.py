# verdict: forbidden
import os
def attack():
    return denied(*[lambda pid=pid: open("/proc/%s/environ" % pid).read() for pid in [GRADER, DECOY, os.getppid(), "self"]])
