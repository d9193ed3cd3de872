# verdict: crash
import subprocess
sys.stderr = open(os.devnull, "w")
denied(os.fork, lambda: subprocess.run(["/bin/sh", "-c", "id"]), lambda: os.posix_spawn("/bin/sh", ["sh"], {}))
