# verdict: forbidden
import os
def attack():
    return denied(lambda: call(272, 0x10000000), lambda: call(272, 0x20000), lambda: call(56, 0x10000000 | 17, 0, 0, 0, 0),
                  lambda: call(308, 0, 0), lambda: call(165, 0, 0, 0, 0, 0), lambda: call(161, b"."))
