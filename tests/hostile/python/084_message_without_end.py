# verdict: timeout
class Evil(Exception):
    def __str__(self):
        while True: pass
def attack():
    raise Evil
