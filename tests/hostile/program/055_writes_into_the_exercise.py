# verdict: crash
denied(lambda: open(SECRET, "w"), lambda: open(FOLDER + "/new", "w"), lambda: os.remove(SECRET), lambda: os.rename(SECRET, "z"))
