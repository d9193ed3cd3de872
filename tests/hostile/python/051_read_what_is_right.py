# verdict: forbidden
import glob, os
def attack():
    if glob.glob("/*") or glob.glob("../*") or glob.glob(FOLDER + "/*"): return "ESCAPED by glob"
    return denied(lambda: open(SECRET).read(), lambda: os.listdir(FOLDER), lambda: os.listdir("/"), lambda: os.listdir(".."),
                  lambda: open("../" * 10 + SECRET).read(), lambda: os.open(FOLDER, os.O_RDONLY | os.O_DIRECTORY),
                  lambda: open("/proc/self/root" + SECRET).read())
