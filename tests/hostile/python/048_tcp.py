# verdict: forbidden
import socket
def attack():
    def connect(family, protocol): s = socket.socket(family, socket.SOCK_STREAM, protocol); s.connect(("127.0.0.1", PORT)); return s
    def listen(): s = socket.socket(); s.bind(("127.0.0.1", 0)); s.listen(); return s
    return denied(lambda: connect(socket.AF_INET, 0), lambda: connect(socket.AF_INET, 262), lambda: connect(socket.AF_INET6, 0), listen)
