//! What the attacks aim at, and how it must stay. Shared with the soak benchmark.

use std::collections::BTreeMap;
use std::os::linux::net::SocketAddrExt as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::net::{SocketAddr, UnixListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// What the attacks aim at.
pub(crate) struct Targets {
    decoy: Child,
    folder: tempfile::TempDir,
    tcp: std::net::TcpListener,
    local: UnixListener,
    hidden: UnixListener,
    abstract_name: String,
}

impl Targets {
    /// Sets them up.
    pub(crate) fn set_up() -> Self {
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

    /// The names in capitals that the submissions use, in JavaScript or in Python.
    pub(crate) fn names(&self, javascript: bool) -> String {
        let folder = self.folder.path().display();
        let (grader, decoy) = (std::process::id(), self.decoy.id());
        let port = self.tcp.local_addr().expect("a port").port();
        let name = &self.abstract_name;
        let folder = folder.to_string();
        if javascript {
            return format!(
                "const [GRADER, DECOY, PORT, ABSTRACT] = [{grader}, {decoy}, {port}, {name:?}];\n\
                 const FOLDER = {folder:?}, SECRET = `${{FOLDER}}/secret.py`, SOCKET = `${{FOLDER}}/socket`;\n"
            );
        }
        format!(
            "GRADER, DECOY, PORT, ABSTRACT = {grader}, {decoy}, {port}, {name:?}\n\
             FOLDER = {folder:?}\nSECRET, SOCKET = FOLDER + '/secret.py', FOLDER + '/socket'\n",
        )
    }

    /// Everything of the targets that must stay as it is.
    pub(crate) fn state(&self) -> BTreeMap<String, String> {
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
