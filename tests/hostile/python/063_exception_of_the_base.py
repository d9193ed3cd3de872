# verdict: error
class Escape(BaseException): pass
def attack():
    raise Escape
