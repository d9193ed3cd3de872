# verdict: wrong
def attack():
    return ["\ud800", "\0", "\x1b]52;c;x\x07"]
