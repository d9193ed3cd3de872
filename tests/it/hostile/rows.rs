//! Every row in turn, in batches; after each batch: the decoy lives on unchanged, nothing runs, nothing is left,
//! the exercise's folder is as it was.

use crate::sandbox::{confinement, inhabitants, use_the_built_binary};
use jugeote::exercise::{ExerciseId, read_folder};
use jugeote::grading::{Event, Plan, Report, Sink, Subject, grade};
use jugeote::language::{Interpreter, Locator, Submission};
use jugeote::sandbox::{Confinement, Strength};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::os::linux::net::SocketAddrExt as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::net::{SocketAddr, UnixListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

#[test]
#[ignore = "started by the tests of the surroundings"]
fn in_the_strongest_confinement() {
    every_row(confinement());
}

#[test]
#[ignore = "started by the tests of the surroundings"]
fn in_the_base_alone() {
    use_the_built_binary();
    let base = Confinement::prove_base_alone().expect("the base");
    if !rustix::process::geteuid().is_root() {
        assert_eq!(base.isolation().strength, Strength::Weak, "the filter alone");
    }
    every_row(&base);
}

/// How many submissions run at once.
const BATCH: usize = 8;

/// A hostile submission: its head says what it must come to.
struct Row {
    name: String,
    source: String,
    verdicts: Vec<String>,
    afterwards: String,
    beside: Vec<String>,
}

impl Row {
    fn read(path: &Path) -> Self {
        let source = std::fs::read_to_string(path).expect("a submission");
        let says = |what: &str| {
            let mark = format!("# {what}: ");
            source.lines().find_map(|line| line.strip_prefix(&mark)).map(str::to_owned)
        };
        Self {
            name: path.file_stem().expect("a name").to_string_lossy().into_owned(),
            verdicts: says("verdict").expect("a verdict").split('|').map(str::to_owned).collect(),
            afterwards: says("afterwards").unwrap_or_else(|| "passed".to_owned()),
            beside: says("beside")
                .map(|names| names.split(',').map(str::to_owned).collect())
                .unwrap_or_default(),
            source,
        }
    }
}

/// What the attacks aim at.
struct Targets {
    decoy: Child,
    folder: tempfile::TempDir,
    tcp: std::net::TcpListener,
    local: UnixListener,
    hidden: UnixListener,
    abstract_name: String,
}

impl Targets {
    fn set_up() -> Self {
        // Open to everyone: that it is out of reach is to be the confinement's doing.
        let folder = tempfile::Builder::new().prefix("exercise-").tempdir_in("/tmp").expect("a folder");
        let open = |path: &Path, mode| {
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("a mode");
        };
        open(folder.path(), 0o777);
        for name in ["solution.py", "secret.py"] {
            std::fs::write(folder.path().join(name), "def jeu_roi(n, p): return 'ESCAPED'\n")
                .expect("a file");
            open(&folder.path().join(name), 0o666);
        }
        let local = UnixListener::bind(folder.path().join("socket")).expect("a socket");
        open(&folder.path().join("socket"), 0o777);
        let abstract_name = format!("jugeote-target-{}", std::process::id());
        let address = SocketAddr::from_abstract_name(&abstract_name).expect("a name");
        let hidden = UnixListener::bind_addr(&address).expect("a socket");
        let tcp = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        tcp.set_nonblocking(true).expect("a mode");
        local.set_nonblocking(true).expect("a mode");
        hidden.set_nonblocking(true).expect("a mode");
        let decoy = Command::new("sleep").arg("600").stdin(Stdio::null()).spawn().expect("a decoy");
        let stat = format!("/proc/{}/stat", decoy.id());
        while !std::fs::read_to_string(&stat).expect("the decoy").contains("(sleep) S ") {
            std::thread::sleep(Duration::from_millis(5));
        }
        Self { decoy, folder, tcp, local, hidden, abstract_name }
    }

    /// The names in capitals that the submissions use.
    fn names(&self) -> String {
        let folder = self.folder.path().display();
        let (grader, decoy) = (std::process::id(), self.decoy.id());
        let port = self.tcp.local_addr().expect("a port").port();
        let name = &self.abstract_name;
        format!(
            "GRADER, DECOY, PORT, ABSTRACT = {grader}, {decoy}, {port}, {name:?}\n\
             FOLDER = {:?}\nSECRET, SOCKET = FOLDER + '/secret.py', FOLDER + '/socket'\n",
            folder.to_string()
        )
    }

    /// Everything of the targets that must stay as it is.
    fn state(&self) -> BTreeMap<String, String> {
        let mut state = BTreeMap::new();
        for entry in std::fs::read_dir(self.folder.path()).expect("the folder").flatten() {
            let status = entry.metadata().expect("a status");
            let content = std::fs::read(entry.path()).unwrap_or_default();
            let look = (status.mode(), status.uid(), status.mtime(), status.mtime_nsec(), status.nlink());
            state.insert(entry.file_name().to_string_lossy().into_owned(), format!("{look:?} {content:?}"));
        }
        let mode = std::fs::metadata(self.folder.path()).expect("the folder").mode();
        state.insert("the folder's mode".into(), format!("{mode:o}"));
        let decoy = format!("/proc/{}", self.decoy.id());
        let read = |name: &str| std::fs::read_to_string(format!("{decoy}/{name}")).unwrap_or_default();
        let stat = read("stat");
        let fields: Vec<&str> =
            stat.rsplit_once(')').unwrap_or_default().1.split_ascii_whitespace().collect();
        // State, priority, nice value.
        let pick = |index: usize| fields.get(index).copied().unwrap_or("gone");
        state.insert("the decoy".into(), format!("{} {} {}", pick(0), pick(15), pick(16)));
        state.insert("its limits".into(), read("limits"));
        let cores =
            read("status").lines().filter(|line| line.starts_with("Cpus_allowed:")).collect::<String>();
        state.insert("its cores".into(), cores);
        for (name, connected) in [
            ("tcp", self.tcp.accept().is_ok()),
            ("a local socket", self.local.accept().is_ok()),
            ("an abstract socket", self.hidden.accept().is_ok()),
        ] {
            state.insert(name.into(), if connected { "connected" } else { "silent" }.into());
        }
        state
    }
}

impl Drop for Targets {
    fn drop(&mut self) {
        let _ = self.decoy.kill();
        let _ = self.decoy.wait();
    }
}

struct Nobody;

impl Sink for Nobody {
    fn event(&mut self, _: &Event<'_>) {}
}

fn every_row(confinement: &Confinement) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile");
    let exercise =
        read_folder(&ExerciseId::parse("hostile/programs").expect("an id"), &here).expect("an exercise");
    let plan = Plan::new(Arc::new(exercise)).expect("a plan");
    let prelude = std::fs::read_to_string(here.join("prelude.py")).expect("the prelude");
    let interpreter = interpreter();
    let mut rows: Vec<Row> = std::fs::read_dir(here.join("python"))
        .expect("the submissions")
        .flatten()
        .map(|entry| Row::read(&entry.path()))
        .collect();
    assert!(rows.len() >= 100, "{} submissions", rows.len());
    // Those that wait out a limit wait together.
    rows.sort_by_key(|row| (!row.verdicts.contains(&"timeout".to_owned()), row.name.clone()));
    let targets = Targets::set_up();
    let temporary = std::env::temp_dir();
    // A descriptor that the grader's own starter left open.
    let inherited = std::fs::File::open("/dev/null").expect("a file");
    let inherited = rustix::io::dup(&inherited).expect("a descriptor that is passed on");
    let before = targets.state();
    let mut faults = String::new();
    for batch in rows.chunks(BATCH) {
        let graded: Vec<Report> = std::thread::scope(|scope| {
            let runs: Vec<_> = batch
                .iter()
                .map(|row| {
                    let source = format!("{}{prelude}{}", targets.names(), row.source).into_bytes();
                    let (plan, interpreter) = (&plan, &interpreter);
                    scope.spawn(move || run(plan, row, source, interpreter, confinement))
                })
                .collect();
            runs.into_iter().map(|run| run.join().expect("a report")).collect()
        });
        for (row, report) in batch.iter().zip(&graded) {
            judge(row, report, &mut faults);
        }
        let names: Vec<&str> = batch.iter().map(|row| row.name.as_str()).collect();
        let after = targets.state();
        if after != before {
            let changed: Vec<_> =
                after.iter().filter(|(name, state)| before.get(*name) != Some(state)).collect();
            let _ = writeln!(faults, "after {names:?}: {changed:#?}");
        }
        let running = inhabitants(&temporary);
        let left: Vec<PathBuf> =
            std::fs::read_dir(&temporary).expect("a folder").flatten().map(|entry| entry.path()).collect();
        if running > 0 || !left.is_empty() {
            let _ = writeln!(faults, "after {names:?}: {running} processes, {left:?} left");
        }
    }
    drop(inherited);
    let status = std::fs::read_to_string("/proc/self/status").expect("our own status");
    let peak =
        status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse().ok());
    let peak: u64 = peak.expect("a peak");
    if peak > 200 << 10 {
        let _ = writeln!(faults, "the grader took {peak} kB");
    }
    assert!(faults.is_empty(), "{faults}");
}

/// The rows must be able to fail: unconfined, harmless ones of them reach what they aim at.
#[test]
#[ignore = "started by the tests of the surroundings"]
fn without_confinement_rows_reach_their_aims() {
    use_the_built_binary();
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile");
    let exercise =
        read_folder(&ExerciseId::parse("hostile/programs").expect("an id"), &here).expect("an exercise");
    let plan = Plan::new(Arc::new(exercise)).expect("a plan");
    let prelude = std::fs::read_to_string(here.join("prelude.py")).expect("the prelude");
    let targets = Targets::set_up();
    for name in [
        "007_shared_memory_bomb",
        "031_kill_everything",
        "037_command_line_of_the_grader",
        "047_abstract_socket",
        "048_tcp",
        "051_read_what_is_right",
        "053_read_through_a_hard_link",
        "055_write_into_the_exercise",
        "133_priority_of_the_grader",
    ] {
        let row = Row::read(&here.join(format!("python/{name}.py")));
        let source =
            format!("{}{prelude}{}", targets.names(), row.source).replace("os.kill(-1", "os.kill(DECOY");
        let report = run(&plan, &row, source.into_bytes(), &interpreter(), &Confinement::none());
        let escaped = format!("{:?}", report.cases[0].actual).contains("ESCAPED");
        assert!(escaped, "{name}: {:?} {:?}", report.cases[0].verdict, report.cases[0].detail);
    }
}

fn interpreter() -> Interpreter {
    let path = std::env::var_os("PATH").unwrap_or_default();
    Locator { named: None, path, home: std::env::var_os("HOME"), cache: None }.find().expect("Python")
}

fn run(
    plan: &Plan,
    row: &Row,
    source: Vec<u8>,
    interpreter: &Interpreter,
    confinement: &Confinement,
) -> Report {
    let companions =
        row.beside.iter().map(|name| (name.clone(), b"raise SystemExit(0)\n".to_vec())).collect();
    let submission = Submission { file: "hostile.py".into(), source, companions, notes: Vec::new() };
    let subject = Subject { name: &row.name, submission: Ok(&submission), interpreter, confinement };
    grade(plan, subject, &AtomicBool::new(false), &mut Nobody)
}

fn judge(row: &Row, report: &Report, faults: &mut String) {
    let [attack, afterwards] = &report.cases[..] else { panic!("two cases") };
    let cause = || {
        let problem = report.problem.as_ref().map(ToString::to_string);
        let detail = attack.detail.as_ref().map(ToString::to_string);
        format!("{problem:?} {detail:?} {:?} {:?}", attack.actual, afterwards.detail)
    };
    if !row.verdicts.iter().any(|verdict| verdict == attack.verdict.word()) {
        let _ =
            writeln!(faults, "{}: {} not {:?}: {}", row.name, attack.verdict.word(), row.verdicts, cause());
    }
    if afterwards.verdict.word() != row.afterwards {
        let _ = writeln!(faults, "{}: then {}: {}", row.name, afterwards.verdict.word(), cause());
    }
    if attack.cpu > Duration::from_secs(1) {
        let _ = writeln!(faults, "{}: {:?} of half a second", row.name, attack.cpu);
    }
}
