# verdict: forbidden
import os
def attack():
    return denied(*[lambda pid=pid, how=how: call(101, how, pid, 0, 0)
                    for pid in [GRADER, DECOY, os.getppid()] for how in [0x4206, 16]])
