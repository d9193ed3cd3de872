# verdict: forbidden
import socket
def attack():
    def connect(kind): s = socket.socket(socket.AF_UNIX, kind); s.connect(SOCKET); return s
    def pair(): a, b = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM); a.sendto(b"x", SOCKET); return a
    def stream(): a, b = socket.socketpair(); a.connect(SOCKET); return a
    def sent(): a, b = socket.socketpair(); a.sendto(b"x", SOCKET); return a
    return denied(lambda: connect(socket.SOCK_STREAM), lambda: connect(socket.SOCK_DGRAM), pair, stream, sent)
