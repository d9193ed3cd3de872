# verdict: not-loaded
# afterwards: not-loaded
import socket
socket.create_connection(("127.0.0.1", PORT))
