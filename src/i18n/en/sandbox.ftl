sandbox-need-files = files
sandbox-need-signals = the grader's course
sandbox-need-memory = the grader's memory
sandbox-need-network = network
sandbox-need-processes = processes
sandbox-need-amount = memory used
sandbox-need-privileges = privileges
sandbox-need-ending = end of the run
sandbox-need-disk = disk used

sandbox-layer-landlock = Landlock, version { $version }
sandbox-layer-scope = Landlock's scope of signals
sandbox-layer-seccomp = filter of system calls
sandbox-layer-user = a user of its own
sandbox-layer-process-namespace = process namespace
sandbox-layer-mount-namespace = mount namespace
sandbox-layer-no-privileges = no capabilities, no new privileges
sandbox-layer-process-limit = limit on processes
sandbox-layer-data-limit = limit on data, size watched
sandbox-layer-file-size = limit per file, folder watched
sandbox-layer-sized-folder = file system of its own, of limited size
sandbox-layer-control-group = control group of its own (cgroup v2), which this version does not use
sandbox-layer-subreaper = orphans adopted and killed

sandbox-status-proved = proved
sandbox-status-partial = PARTIAL
sandbox-status-missing = MISSING

sandbox-summary-none = NONE — this code ran with all the rights of the person who started it
sandbox-summary-weak = WEAK — every need is met, but the grader is protected by one layer only
sandbox-summary-container = CONTAINER — every need is met and was proved
sandbox-summary-strong = STRONG — every need is met and was proved, most of them twice

sandbox-unavailable = this machine does not confine a submission: { $need } ({ $cause }). For your own code on your own machine, `--no-confinement` grades without
sandbox-unavailable-files = this machine does not confine a submission: Landlock, which hides files from it, is missing ({ $cause }). Linux 5.13 or newer has it, unless it was switched off at boot (`lsm=`) or a container denies it. For your own code on your own machine, `--no-confinement` grades without
sandbox-unavailable-filter = this machine does not confine a submission: system calls cannot be filtered ({ $cause }). In a container, allow `seccomp`. For your own code on your own machine, `--no-confinement` grades without
sandbox-unavailable-privileges = this machine does not confine a submission: root cannot give up its powers here ({ $cause }). Start `jugeote` as an ordinary user, or allow the container the capabilities SETUID and SETGID. For your own code on your own machine, `--no-confinement` grades without

cli-doctor = Show the interpreters found and how far submissions are confined here, tried out
cli-doctor--json = As one JSON document
cli-doctor--python = The Python to use instead of the one on the PATH
doctor-interpreters = interpreters
doctor-used = used
doctor-denied = not in force here: { $layer } ({ $cause })
