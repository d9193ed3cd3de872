//! Confinement seen from outside: what a launch grants, refuses, leaves behind.

use jugeote::language::Language;
use jugeote::sandbox::{Company, Confined, Confinement, Launch, LaunchFault, Scratch, keeper_is};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

mod doctor;
mod elsewhere;
pub(crate) mod ending;
mod layers;
pub(crate) mod surroundings;

/// The strongest confinement of this machine, proved once.
pub(crate) fn confinement() -> &'static Confinement {
    static PROVED: OnceLock<Confinement> = OnceLock::new();
    PROVED.get_or_init(|| {
        use_the_built_binary();
        Confinement::prove(None).expect("confinement, which these tests are about")
    })
}

/// Keepers are the binary under test, not the test binary.
pub(crate) fn use_the_built_binary() {
    keeper_is(Path::new(env!("CARGO_BIN_EXE_jugeote")));
}

/// A Python that the payload's user may execute.
pub(crate) fn python() -> PathBuf {
    crate::language::locator().find(Language::Python).expect("a Python interpreter on the path").executable
}

/// Starts a Python program under these layers.
fn start(script: &str, scratch: &Scratch, confinement: &Confinement) -> Result<Confined, LaunchFault> {
    use_the_built_binary();
    Launch {
        program: python(),
        args: ["-s", "-B", "-c", script].map(OsString::from).to_vec(),
        env: Vec::new(),
        scratch,
        largest_file: 1 << 20,
        readable: Vec::new(),
        runnable: Vec::new(),
        company: Company::Alone,
        confinement,
    }
    .start()
}

/// What a Python program prints under these layers, both channels together.
fn said(script: &str, confinement: &Confinement) -> String {
    let scratch = Scratch::new().expect("a scratch folder");
    let mut confined = start(script, &scratch, confinement).expect("a start");
    let mut bytes = Vec::new();
    let begun = Instant::now();
    while !(confined.stdout.ended() && confined.stderr.ended()) && begun.elapsed() < Duration::from_secs(20) {
        confined.wait(Duration::from_millis(100));
        confined.stdout.read_into(&mut bytes, 1 << 20);
        confined.stderr.read_into(&mut bytes, 1 << 20);
    }
    assert!(confined.end(), "something is left");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// How many processes have this folder, or one below it, as theirs.
pub(crate) fn inhabitants(folder: &Path) -> usize {
    names_of_inhabitants(folder).len()
}

/// The names of their programs.
fn names_of_inhabitants(folder: &Path) -> Vec<String> {
    let processes = std::fs::read_dir("/proc").expect("/proc").flatten().map(|entry| entry.path());
    processes
        .filter(|process| std::fs::read_link(process.join("cwd")).is_ok_and(|cwd| cwd.starts_with(folder)))
        .map(|process| std::fs::read_to_string(process.join("comm")).unwrap_or_default())
        .collect()
}

/// This test binary again, with one of its ignored tests alone.
pub(crate) fn again(test: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this binary"));
    command.args(["--exact", test, "--ignored", "--nocapture", "--test-threads=1"]);
    command
}
