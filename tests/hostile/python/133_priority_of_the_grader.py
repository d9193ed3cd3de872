# verdict: forbidden
import os
def attack():
    acts = []
    for pid in [GRADER, DECOY, os.getppid()]:
        acts += [
            lambda pid=pid: os.setpriority(os.PRIO_PROCESS, pid, 19), lambda pid=pid: os.sched_setaffinity(pid, {0}),
            lambda pid=pid: os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0)), lambda pid=pid: call(251, 1, pid, 0x6007)]
    acts += [lambda: os.setpriority(os.PRIO_USER, 0, 19), lambda: os.setpriority(os.PRIO_PGRP, os.getpgid(os.getppid()), 19)]
    return denied(*acts)
