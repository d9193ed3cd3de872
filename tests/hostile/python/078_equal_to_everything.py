# verdict: wrong
class Equal:
    def __eq__(self, other): return True
    def __ne__(self, other): return False
def attack():
    return Equal()
