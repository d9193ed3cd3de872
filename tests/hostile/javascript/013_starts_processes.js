// verdict: forbidden
const { spawnSync, execFileSync, fork } = require("child_process");
function attack() {
  const ran = (result) => { if (result.error) throw result.error; return result.status; };
  return denied(() => ran(spawnSync("/bin/sh", ["-c", "id"])), () => execFileSync("ls"),
    () => ran(spawnSync(process.execPath, ["-e", "0"])), () => connected(fork(__filename), "spawn"));
}
