# verdict: wrong
class Dict(dict):
    def items(self): return {"a": 1}.items()
def attack():
    return Dict(z=9)
