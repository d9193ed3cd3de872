# verdict: crash
denied(*[lambda pid=pid, name=name: open("/proc/%d/%s" % (pid, name)).read() for pid in (GRADER, DECOY, os.getppid()) for name in ("cmdline", "environ")])
