//! Other surroundings for the tests of this binary: an ordinary user, namespaces denied as in a container.

#![expect(unsafe_code, reason = "a filter is laid between fork and exec")]

use rustix::process::{Resource, Rlimit};
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, TargetArch};
use std::io::{Read as _, Seek as _};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The user that tests started by root drop to.
const NOBODY: u32 = 65_534;

/// Makes these calls answer so, for what the command starts.
pub(crate) fn deny(command: &mut Command, calls: &[i64], errno: i32) {
    let filter = SeccompFilter::new(
        calls.iter().map(|&call| (call, Vec::new())).collect(),
        SeccompAction::Allow,
        SeccompAction::Errno(errno as u32),
        TargetArch::try_from(std::env::consts::ARCH).expect("a known machine"),
    );
    let program = BpfProgram::try_from(filter.expect("a filter")).expect("a program");
    let lay = move || seccompiler::apply_filter(&program).map_err(std::io::Error::other);
    // SAFETY: two system calls on memory that was made before.
    unsafe { command.pre_exec(lay) };
}

/// Tests of this binary, to be run again in other surroundings.
pub(crate) struct Again {
    command: Command,
    temporary: tempfile::TempDir,
}

/// How long they may take.
const LONGEST: Duration = Duration::from_secs(150);

impl Again {
    /// Those whose name contains `filter`, but for those that contain `skip`; in a temporary folder of theirs.
    pub(crate) fn tests(filter: &str, skip: &str) -> Self {
        let temporary = tempfile::Builder::new().prefix("again-").tempdir_in("/tmp").expect("a folder");
        let open = std::fs::Permissions::from_mode(0o777);
        std::fs::set_permissions(temporary.path(), open).expect("a mode");
        let mut command = Command::new(std::env::current_exe().expect("this binary"));
        command.args([filter, "--skip", skip]).env("TMPDIR", temporary.path());
        // What must not be found by a submission.
        command.env("GITHUB_TOKEN", "secret");
        Self { command, temporary }
    }

    /// As an ordinary user, where this process is root.
    pub(crate) fn by_nobody(mut self) -> Self {
        if rustix::process::geteuid().is_root() {
            self.command.uid(NOBODY).gid(NOBODY);
        }
        self.with_system_programs()
    }

    /// With the system's interpreters: the person's own may stand where nobody else walks.
    pub(crate) fn with_system_programs(mut self) -> Self {
        if rustix::process::geteuid().is_root() {
            self.command.env("PATH", "/usr/local/bin:/usr/bin:/bin").env("HOME", "/nonexistent");
        }
        self
    }

    /// Within limits that keep the machine unharmed should a confinement under test not hold.
    pub(crate) fn bounded(mut self) -> Self {
        let lay = || {
            for (resource, most) in [
                (Resource::Data, 3 << 30),
                (Resource::Fsize, 300 << 20),
                (Resource::Nproc, 400),
                (Resource::Cpu, 120),
                (Resource::Core, 0),
            ] {
                rustix::process::setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })?;
            }
            Ok(())
        };
        // SAFETY: system calls on numbers.
        unsafe { self.command.pre_exec(lay) };
        self
    }

    /// With namespaces and mounts answering EPERM, as the usual profile of a container has it.
    pub(crate) fn without_namespaces(self) -> Self {
        let calls = [
            libc::SYS_unshare,
            libc::SYS_setns,
            libc::SYS_mount,
            libc::SYS_umount2,
            libc::SYS_open_tree,
            libc::SYS_move_mount,
            libc::SYS_pivot_root,
        ];
        self.denied(&calls, libc::EPERM)
    }

    /// With these calls answering so.
    pub(crate) fn denied(mut self, calls: &[i64], errno: i32) -> Self {
        deny(&mut self.command, calls, errno);
        self
    }

    /// Runs the one ignored test that is meant.
    pub(crate) fn must_pass_ignored(mut self) {
        self.command.arg("--ignored");
        self.must_pass(1);
    }

    /// Runs them; fails, passing on what they say, unless at least `count` passed and none failed.
    pub(crate) fn must_pass(mut self, count: usize) {
        let output = tempfile::tempfile().expect("a file");
        let both = || Stdio::from(output.try_clone().expect("the file"));
        self.command.stdin(Stdio::null()).stdout(both()).stderr(both());
        let mut child = self.command.spawn().expect("this binary");
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().expect("a status") {
                break status;
            }
            if begun.elapsed() > LONGEST {
                child.kill().expect("a kill");
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        let mut said = String::new();
        let mut output = output;
        output.rewind().and_then(|()| output.read_to_string(&mut said)).expect("what they say");
        let passed = said
            .rsplit_once("test result: ok. ")
            .and_then(|(_, rest)| rest.split_once(' ')?.0.parse::<usize>().ok())
            .unwrap_or(0);
        assert!(status.success() && passed >= count, "{status}\n{said}");
        let left = std::fs::read_dir(self.temporary.path()).expect("the folder").count();
        assert_eq!(left, 0, "left in the temporary folder");
    }
}
