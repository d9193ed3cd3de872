# verdict: forbidden
import importlib.util, sys
def attack():
    def run():
        spec = importlib.util.spec_from_file_location("secret", SECRET)
        spec.loader.exec_module(importlib.util.module_from_spec(spec))
    return denied(run, lambda: exec(open(SECRET).read()))
