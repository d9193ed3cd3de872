# verdict: crash
import os, resource
def attack():
    try: resource.setrlimit(resource.RLIMIT_CORE, (1 << 30, 1 << 30))
    except (OSError, ValueError): pass
    os.abort()
