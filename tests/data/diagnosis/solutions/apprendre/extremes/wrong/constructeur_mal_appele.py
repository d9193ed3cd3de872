# diagnosis: wrong-call-inside
# case: examples 1


class Extremes:
    def __init__(self):
        self.petit = None
        self.grand = None


def extremes(nombres):
    e = Extremes(nombres)
    return e.petit, e.grand
