# verdict: crash
denied(lambda: open(SECRET).read(), lambda: os.listdir(FOLDER), lambda: os.listdir("/"), lambda: os.listdir(".."))
