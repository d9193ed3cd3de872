# verdict: forbidden
import os
def attack():
    children = []
    for _ in range(8):
        child = os.fork()
        if not child:
            for _ in range(10**8): pass
            os._exit(0)
        children.append(child)
    for child in children: os.waitpid(child, 0)
