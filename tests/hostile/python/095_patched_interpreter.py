# verdict: crash
import builtins, json, os, sys
def attack():
    builtins.type = builtins.len = builtins.isinstance = lambda *what: 2
    json.dumps = lambda *what: "[1, 2, 3]"
    builtins.set = builtins.map = builtins.list = builtins.hex = None
    sys.modules.clear()
    return [["#", "#"], ["#", "1"]]
