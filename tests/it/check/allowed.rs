//! What an exercise allows its cases beyond the ordinary: threads, processes, more or less room on disk.

use super::{EXERCISE, RIGHT, Ran, desk, jugeote, run};
use crate::sandbox::inhabitants;
use crate::sandbox::surroundings::Again;
use serde_json::Value;

/// The verdicts of a submission in an exercise whose line of limits is this one, and the whole report.
fn verdicts(limits: &str, source: &str) -> (Vec<String>, Value) {
    let desk = desk(source);
    let exercise = EXERCISE.replace("limits: {time: 1s, memory: 128MB}", limits);
    std::fs::write(desk.path().join("exercises/jeux/roi/exercise.yaml"), exercise).expect("written");
    let temporary = tempfile::tempdir().expect("a folder");
    let mut command = jugeote(desk.path());
    command.args(["check", "jeux/roi", "ex.py", "--format", "json"]).env("TMPDIR", temporary.path());
    let Ran { stdout, stderr, .. } = run(&mut command);
    let report: Value = serde_json::from_str(&stdout).unwrap_or_else(|_| panic!("JSON: {stdout} {stderr}"));
    assert_eq!(inhabitants(temporary.path()), 0, "something is left");
    assert_eq!(std::fs::read_dir(temporary.path()).expect("the folder").count(), 0, "a folder is left");
    let tests = report["tests"].as_array().expect("tests");
    let verdicts = tests.iter().map(|test| test["status"].as_str().expect("a word").to_owned()).collect();
    (verdicts, report)
}

const PLAIN: &str = "limits: {time: 1s, memory: 128MB}";
const THREADS: &str = "limits: {time: 1s, memory: 128MB}\nallow: [threads]";
const PROCESSES: &str = "limits: {time: 1s, memory: 128MB}\nallow: [processes, threads]";

/// The first case does this before it answers rightly; the others answer rightly.
fn at_first(doing: &str) -> String {
    let doing = doing.trim().replace('\n', "\n    ");
    let right = RIGHT.replace("def jeu_roi", "def right");
    format!(
        "import os, time, threading\n{right}\ndef doing():\n    {doing}\n\n\
         def jeu_roi(n, pos_pions):\n    if n == 1 and not pos_pions:\n        doing()\n    return right(n, pos_pions)\n"
    )
}

const WITH_THREADS: &str = "
found = []
threads = [threading.Thread(target=found.append, args=(i,)) for i in range(40)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert sorted(found) == list(range(40))
";

const WITH_PROCESSES: &str = "
import subprocess, sys
reader, writer = os.pipe()
if os.fork() == 0:
    os.write(writer, b'child')
    os._exit(0)
assert os.read(reader, 5) == b'child' and os.wait()
said = subprocess.run([sys.executable, '-c', 'print(6 * 7)'], capture_output=True, text=True)
assert said.stdout == '42\\n', said
";

#[test]
fn threads_are_forbidden_unless_the_exercise_allows_them() {
    let source = at_first(WITH_THREADS);
    let (found, report) = verdicts(PLAIN, &source);
    assert_eq!(found[0], "forbidden", "{report:#}");
    assert_eq!(report["limits"]["allow"], serde_json::json!([]));
    for limits in [THREADS, PROCESSES] {
        let (found, report) = verdicts(limits, &source);
        assert_eq!(found, ["passed"; 5], "{report:#}");
        assert_eq!(report["limits"]["allow"][0], "threads");
        assert!(report["notes"][0].as_str().is_some_and(|note| note.contains("threads")), "{report:#}");
    }
}

#[test]
fn processes_are_forbidden_unless_the_exercise_allows_them_too() {
    let source = at_first(WITH_PROCESSES);
    for limits in [PLAIN, THREADS] {
        let (found, report) = verdicts(limits, &source);
        assert_eq!(found, ["forbidden", "passed", "skipped", "skipped", "skipped"], "{report:#}");
    }
    let (found, report) = verdicts(PROCESSES, &source);
    assert_eq!(found, ["passed"; 5], "{report:#}");
}

#[test]
fn a_fork_bomb_where_processes_are_allowed_ends_bounded() {
    let source = at_first("while True:\n    os.fork()");
    let (found, report) = verdicts(PROCESSES, &source);
    assert!(["forbidden", "timeout"].contains(&found[0].as_str()), "{report:#}");
    assert_eq!(found[1], "passed", "{report:#}");
}

#[test]
fn more_threads_than_allowed_are_refused() {
    let source = at_first("for _ in range(80):\n    threading.Thread(target=time.sleep, args=(9,)).start()");
    let (found, report) = verdicts(THREADS, &source);
    assert_eq!(found[..2], ["forbidden", "passed"], "{report:#}");
}

#[test]
fn what_a_case_leaves_running_does_not_meet_the_next_one() {
    let left = "
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        while True: open('here', 'w').close()
    os._exit(0)
os.wait()
while not os.path.exists('here'): time.sleep(0.001)
";
    // One generation after the other, each gone before it can be named; slow enough to stay within what is allowed.
    let generations = "
if os.fork() == 0:
    os.setsid()
    while True:
        time.sleep(0.004)
        if os.fork(): os._exit(0)
os.wait()
time.sleep(0.05)
";
    let (found, report) = verdicts(PROCESSES, &at_first(generations));
    assert_eq!(found, ["passed"; 5], "{report:#}");
    let source = at_first(left).replace(
        "    return right",
        "    else: time.sleep(0.1); assert not os.path.exists('here')\n    return right",
    );
    let (found, report) = verdicts(PROCESSES, &source);
    assert_eq!(found, ["passed"; 5], "{report:#}");
}

#[test]
fn the_time_and_the_memory_of_all_processes_count_together() {
    let spin = "
for _ in range(4):
    if os.fork() == 0:
        begun = time.process_time()
        while time.process_time() - begun < 0.5: pass
        os._exit(0)
for _ in range(4): os.wait()
";
    let (found, report) = verdicts(PROCESSES, &at_first(spin));
    assert_eq!(found[0], "timeout", "{report:#}");
    let hold = "
for _ in range(6):
    if os.fork() == 0:
        held = bytearray(os.urandom(1 << 20) * 40)
        time.sleep(3)
        os._exit(0)
for _ in range(6): os.wait()
";
    let (found, report) = verdicts(PROCESSES, &at_first(hold));
    assert_eq!(found[0], "memory", "{report:#}");
    // What they share counts once: sixty megabytes held by five are no three hundred.
    let share = "
held = [os.urandom(1 << 20) for _ in range(60)]
for _ in range(4):
    if os.fork() == 0:
        time.sleep(0.2)
        os._exit(0)
for _ in range(4): os.wait()
";
    let (found, report) = verdicts(PROCESSES, &at_first(share));
    assert_eq!(found[0], "passed", "{report:#}");
}

#[test]
fn the_time_of_processes_whose_end_nobody_waits_for_counts_too() {
    let orphan = "
if os.fork() == 0:
    if os.fork() == 0:
        while True: pass
    os._exit(0)
os.wait()
time.sleep(60)
";
    // The system forgets what children used whose parent ignores their end.
    let ignored = "
import signal
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in range(60):
    if os.fork() == 0:
        begun = time.process_time()
        while time.process_time() - begun < 0.3: pass
        os._exit(0)
    try: os.wait()
    except ChildProcessError: pass
";
    for doing in [orphan, ignored] {
        let (found, report) = verdicts(PROCESSES, &at_first(doing));
        assert_eq!(found[..2], ["timeout", "passed"], "{report:#}");
        let reason = report["tests"][0]["detail"].as_str().expect("a reason");
        assert_eq!(reason, "stopped: more than 1 s of computing");
    }
}

#[test]
fn a_case_has_the_room_on_disk_that_the_exercise_declares() {
    let write = |megabytes: u32| {
        at_first(&format!(
            "for i in range({megabytes}):\n    open(str(i), 'wb').write(b'x' * (1 << 20))\ntime.sleep(0.2)"
        ))
    };
    let limits = "limits: {time: 1s, memory: 128MB, disk: 8MB}";
    let (found, report) = verdicts(limits, &write(6));
    assert_eq!(found, ["passed"; 5], "{report:#}");
    assert_eq!(report["limits"]["disk_bytes"], 8 << 20);
    let (found, report) = verdicts(limits, &write(12));
    assert_eq!(found[..2], ["forbidden", "passed"], "{report:#}");
}

#[test]
fn a_submission_that_sleeps_in_every_case_is_cut_off_by_the_clock() {
    let source =
        format!("import time\n{RIGHT}").replace("    return jeu", "    time.sleep(0.4)\n    return jeu");
    let (found, report) = verdicts("limits: {time: 1s, memory: 128MB, total: 1s}", &source);
    assert_eq!(found[0], "passed", "{report:#}");
    assert_eq!(found[3..], ["skipped", "skipped"], "{report:#}");
    let reason = report["tests"][4]["detail"].as_str().expect("a reason");
    assert!(reason.contains("by the clock"), "{reason}");
    assert_eq!(report["limits"]["total_seconds"], 1.0);
    let (found, report) = verdicts("limits: {time: 1s, memory: 128MB, total: 2min}", &source);
    assert_eq!(found, ["passed"; 5], "{report:#}");
}

#[test]
fn all_that_holds_for_an_ordinary_user_without_namespaces_too() {
    Again::tests("check::allowed::", "all_that_holds").by_nobody().without_namespaces().must_pass(9);
}
