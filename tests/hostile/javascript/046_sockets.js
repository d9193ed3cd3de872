// verdict: forbidden
const net = require("net"), dgram = require("dgram");
function attack() {
  const bound = () => { const socket = dgram.createSocket("udp4"); socket.bind(0); return connected(socket, "listening"); };
  return denied(() => connected(net.connect(SOCKET), "connect"), () => connected(net.connect(`\0${ABSTRACT}`), "connect"),
    () => connected(net.connect(PORT, "127.0.0.1"), "connect"), () => connected(net.createServer().listen(0), "listening"), bound);
}
