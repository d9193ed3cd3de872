# verdict: wrong
class Lie:
    __class__ = list
    def __hash__(self): raise SystemExit
    def __repr__(self): return "x" * 10**9
    def __str__(self): return repr(self)
    def __len__(self): return 2
    def __iter__(self): return iter(RIGHT)
def attack():
    return Lie()
