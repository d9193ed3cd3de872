# verdict: forbidden
import ctypes, fcntl, os, signal
def attack():
    acts = []
    for pid in [GRADER, DECOY, os.getppid(), 1]:
        acts += [
            lambda pid=pid: os.kill(pid, signal.SIGSTOP),
            lambda pid=pid: call(200, pid, 19),
            lambda pid=pid: call(234, pid, pid, 19),
            lambda pid=pid: call(129, pid, 19, ctypes.create_string_buffer(128)),
            lambda pid=pid: call(424, call(434, pid, 0), 19, 0, 0),
            lambda pid=pid: fcntl.fcntl(1, fcntl.F_SETOWN, pid)]
    acts.append(lambda: fcntl.fcntl(1, 10, 19))
    return denied(*acts)
