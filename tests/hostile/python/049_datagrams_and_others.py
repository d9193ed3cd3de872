# verdict: forbidden
import socket
def attack():
    def send(): s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM); return s.sendto(b"x", ("127.0.0.1", PORT))
    return denied(send, lambda: socket.getaddrinfo("example.org", 80), lambda: socket.socket(16, socket.SOCK_RAW, 0),
                  lambda: socket.socket(40, socket.SOCK_STREAM), lambda: socket.socket(17, socket.SOCK_RAW), lambda: socket.socket(38, 5))
