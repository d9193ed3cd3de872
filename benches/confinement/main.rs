//! What confinement costs: processor time of a start, and of a case, against the same without it.
//!
//! `cargo bench --bench confinement [-- --quick]`. Bounds: 10 ms a start over a bare one, 0.1 ms a case over a
//! bare fork.

#![expect(unsafe_code, reason = "getrusage has no safe form")]
#![expect(clippy::disallowed_methods, clippy::disallowed_macros, clippy::expect_used, reason = "a benchmark")]

use jugeote::language::{Interpreter, Locator, Python, Submission};
use jugeote::sandbox::{Confinement, keeper_is};
use jugeote::value::Value;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Forks once per case, reads nothing, answers a byte: what no design can do without.
const BARE: &str = "import os, gc
gc.freeze()
for _ in range(int(os.sys.argv[1])):
    r, w = os.pipe()
    if not os.fork():
        os.write(w, b'1')
        os._exit(0)
    os.close(w)
    os.read(r, 1)
    os.close(r)
    os.wait()
";

fn main() {
    keeper_is(Path::new(env!("CARGO_BIN_EXE_jugeote")));
    let quick = std::env::args().any(|arg| arg == "--quick");
    let (starts, cases) = if quick { (10, 100) } else { (50, 1000) };
    let path = std::env::var_os("PATH").unwrap_or_default();
    let home = std::env::var_os("HOME");
    let interpreter = Locator { named: None, path, home, cache: None }.find().expect("Python");
    let begun = Instant::now();
    let full = Confinement::prove(None).expect("confinement");
    println!("proof                    {:8.2} ms once a boot", millis(begun.elapsed()));
    println!("isolation                {}", full.isolation().strength.word());
    let base = Confinement::prove_base_alone().expect("confinement");
    let bare_start = per(starts, || bare(&interpreter, 0));
    report("bare start", bare_start, None);
    for (name, confinement) in [("none", &Confinement::none()), ("base alone", &base), ("full", &full)] {
        let start = per(starts, || served(&interpreter, confinement, 0));
        report(&format!("start, {name}"), start, Some(bare_start));
    }
    let bare_case = per(1, || bare(&interpreter, cases)) / cases as u32;
    report("bare fork", bare_case, None);
    for (name, confinement) in [("none", &Confinement::none()), ("base alone", &base), ("full", &full)] {
        let case = per(1, || served(&interpreter, confinement, cases)) / cases as u32;
        report(&format!("case, {name}"), case, Some(bare_case));
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn report(what: &str, cpu: Duration, over: Option<Duration>) {
    let over = over.map_or(String::new(), |bare| format!("  {:+8.3} ms", millis(cpu) - millis(bare)));
    println!("{what:24} {:8.3} ms{over}", millis(cpu));
}

/// Processor time of one repetition, of this process and all that it waited for.
fn per(times: u32, mut act: impl FnMut()) -> Duration {
    let before = cpu();
    for _ in 0..times {
        act();
    }
    cpu().saturating_sub(before) / times
}

fn cpu() -> Duration {
    [libc::RUSAGE_SELF, libc::RUSAGE_CHILDREN]
        .into_iter()
        .map(|whose| {
            // SAFETY: the call fills the structure.
            let usage = unsafe {
                let mut usage = std::mem::zeroed::<libc::rusage>();
                libc::getrusage(whose, &raw mut usage);
                usage
            };
            [usage.ru_utime, usage.ru_stime]
                .map(|time| Duration::new(time.tv_sec as u64, time.tv_usec as u32 * 1000))
                .iter()
                .sum::<Duration>()
        })
        .sum()
}

fn bare(interpreter: &Interpreter, cases: usize) {
    let status = Command::new(&interpreter.executable)
        .args(["-s", "-B", "-c", BARE])
        .arg(cases.to_string())
        .stdin(Stdio::null())
        .status()
        .expect("Python");
    assert!(status.success());
}

fn served(interpreter: &Interpreter, confinement: &Confinement, cases: usize) {
    let source = b"def f(x):\n    return x\n".to_vec();
    let submission = Submission { file: "ex.py".into(), source, companions: vec![], notes: vec![] };
    let plan = Python {
        interpreter,
        submission: &submission,
        provided: &[],
        function: "f",
        parameters: 1,
        time: Duration::from_secs(2),
        memory: 256 << 20,
        confinement,
        seed: None,
        interrupted: &AtomicBool::new(false),
    };
    let mut session = plan.open().expect("a start").expect("a file that loads");
    for number in 0..cases {
        session.run(&[Value::int(number as i64)]).expect("a call");
    }
}
