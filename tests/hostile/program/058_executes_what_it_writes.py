# verdict: crash
import shutil
open("x", "w").write("#!/bin/sh\necho ESCAPED\n")
try: os.chmod("x", 0o755)
except OSError: pass
shutil.copyfile("/bin/true", "y") if os.access("/bin/true", os.R_OK) else None
denied(lambda: os.execv("x", ["x"]), lambda: os.execv("y", ["y"]), lambda: os.execv("/bin/true", ["true"]))
