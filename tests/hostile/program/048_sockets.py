# verdict: crash
import socket
def connect(family, to): s = socket.socket(family); s.connect(to); return s
denied(lambda: connect(socket.AF_INET, ("127.0.0.1", PORT)), lambda: connect(socket.AF_UNIX, SOCKET), lambda: connect(socket.AF_UNIX, "\0" + ABSTRACT))
