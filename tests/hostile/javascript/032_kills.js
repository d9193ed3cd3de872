// verdict: forbidden
function attack() {
  return denied(() => process.kill(GRADER, "SIGSTOP"), () => process.kill(DECOY, "SIGKILL"), () => process.kill(-1, "SIGTERM"));
}
