# verdict: forbidden
import socket
def attack():
    def connect(): s = socket.socket(socket.AF_UNIX); s.connect("\0" + ABSTRACT); return s
    def listen(): s = socket.socket(socket.AF_UNIX); s.bind("\0hostile"); s.listen(); return s
    def adopted(): a, b = socket.socketpair(); b.bind("\0hostile"); return b
    return denied(connect, listen, adopted)
