# verdict: wrong
import gc
def attack():
    mine = {id(RIGHT), id(AFTERWARDS)}
    for held in gc.get_objects():
        if type(held) is list and id(held) not in mine and held == RIGHT: return held
        if type(held) is dict and "expected" in held and "args" in held: return "ESCAPED"
