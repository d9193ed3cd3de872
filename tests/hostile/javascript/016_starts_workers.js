// verdict: forbidden
const { Worker } = require("worker_threads");
function attack() {
  return denied(() => connected(new Worker("for (;;);", { eval: true }), "online"));
}
