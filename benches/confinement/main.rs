//! What confinement costs: processor time of a start, and of a case, against the same program without it.
//!
//! `cargo bench --bench confinement [-- --quick]`. Bounds: 10 ms a start over a bare one, 0.1 ms a case over a
//! bare fork. Rounds are interleaved and the least of each is taken, so that a busy machine disturbs little.

#![expect(unsafe_code, reason = "getrusage has no safe form")]
#![expect(clippy::disallowed_methods, clippy::disallowed_macros, clippy::expect_used, reason = "a benchmark")]

use jugeote::language::{Interpreter, Language, Locator};
use jugeote::sandbox::{Company, Confinement, Launch, Scratch, keeper_is};
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Forks as often as told, and takes a byte from each child. With a second argument, the child first gives up
/// what a case gives up.
const FORKS: &str = "import os, sys, gc, resource
gc.freeze()
limit = resource.setrlimit
for _ in range(int(sys.argv[1])):
    r, w = os.pipe()
    if not os.fork():
        if sys.argv[2] == 'case':
            os.close(0)
            os.open('/dev/null', os.O_RDONLY)
            os.setsid()
            limit(resource.RLIMIT_CPU, (3, 3))
            limit(resource.RLIMIT_DATA, (1 << 28, 1 << 28))
            if os.getuid(): limit(resource.RLIMIT_NPROC, (0, 0))
        os.write(w, b'1')
        os._exit(0)
    os.close(w)
    os.read(r, 1)
    os.close(r)
    os.wait()
";

/// One way to run the program: a name, and the layers; none without a keeper at all.
type Way<'a> = (&'static str, Option<&'a Confinement>);

fn main() {
    keeper_is(Path::new(env!("CARGO_BIN_EXE_jugeote")));
    let quick = std::env::args().any(|arg| arg == "--quick");
    let (rounds, starts, cases) = if quick { (3, 3, 100) } else { (7, 7, 500) };
    let path = std::env::var_os("PATH").unwrap_or_default();
    let home = std::env::var_os("HOME");
    let begun = Instant::now();
    let full = Confinement::prove(None).expect("confinement");
    println!("proof                    {:8.2} ms once a boot", millis(begun.elapsed()));
    println!("isolation                {}", full.isolation().strength.word());
    let locator = Locator { path, home, ..Locator::default() };
    let interpreter = locator.find_for(Language::Python, &full).expect("Python");
    let base = Confinement::prove_base_alone().expect("confinement");
    let none = Confinement::none();
    let ways: [Way<'_>; 4] =
        [("bare", None), ("keeper alone", Some(&none)), ("base alone", Some(&base)), ("full", Some(&full))];
    let mut least = [(Duration::MAX, Duration::MAX); 4];
    for _ in 0..rounds {
        for ((_, confinement), least) in ways.iter().zip(&mut least) {
            let before = cpu();
            for _ in 0..starts {
                run(&interpreter, *confinement, 0);
            }
            let start = cpu().saturating_sub(before) / starts;
            let before = cpu();
            run(&interpreter, *confinement, cases);
            let case = cpu().saturating_sub(before).saturating_sub(start) / cases;
            *least = (least.0.min(start), least.1.min(case));
        }
    }
    for ((name, _), (start, case)) in ways.iter().zip(least) {
        let over = |time: Duration, bare: Duration| millis(time) - millis(bare);
        println!(
            "{name:14} start {:7.2} ms ({:+6.2})   case {:7.3} ms ({:+7.3})",
            millis(start),
            over(start, least[0].0),
            millis(case),
            over(case, least[0].1)
        );
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Processor time of this process and of all that it waited for.
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

fn run(interpreter: &Interpreter, confinement: Option<&Confinement>, cases: u32) {
    let kind = if confinement.is_some() { "case" } else { "bare" };
    let args = ["-s", "-B", "-c", FORKS, &cases.to_string(), kind].map(OsString::from).to_vec();
    let program = interpreter.executable.clone();
    let Some(confinement) = confinement else {
        let status = Command::new(program).args(args).stdin(Stdio::null()).status().expect("Python");
        assert!(status.success());
        return;
    };
    let scratch = Scratch::new().expect("a scratch folder");
    let (env, readable, runnable) = (Vec::new(), Vec::new(), Vec::new());
    let launch = Launch {
        program,
        args,
        env,
        scratch: &scratch,
        largest_file: 1 << 20,
        readable,
        runnable,
        company: Company::Alone,
        confinement,
    };
    let mut confined = launch.start().expect("a start");
    while !confined.control.ended() {
        confined.wait(Duration::from_secs(10));
        confined.control.read_into(&mut Vec::new(), 1);
    }
    assert!(confined.end());
}
