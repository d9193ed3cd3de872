# verdict: forbidden
import os, sys
def attack():
    library = os.path.dirname(os.__file__)
    return denied(lambda: open(library + "/__pycache__/os.cpython-311.pyc", "wb"), lambda: open(library + "/sitecustomize.py", "w"),
                  lambda: os.mkdir(library + "/x"), lambda: open(os.path.expanduser("~root/.config/x"), "w"), lambda: open("/etc/x", "w"), lambda: os.chmod(os.__file__, 0o777))
