//! Other surroundings for the tests of this binary: an ordinary user, namespaces denied as in a container.

#![expect(unsafe_code, reason = "a filter is laid between fork and exec")]

use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, TargetArch};
use std::os::unix::process::CommandExt as _;
use std::process::{Command, Output, Stdio};

/// The user that tests started by root drop to.
const NOBODY: u32 = 65_534;

/// Tests of this binary, to be run again in other surroundings.
pub(crate) struct Again(Command);

impl Again {
    /// Those whose name contains `filter`, but for those that contain `skip`.
    pub(crate) fn tests(filter: &str, skip: &str) -> Self {
        let mut command = Command::new(std::env::current_exe().expect("this binary"));
        command.args([filter, "--skip", skip]);
        Self(command)
    }

    /// As an ordinary user, where this process is root.
    pub(crate) fn by_nobody(mut self) -> Self {
        if rustix::process::geteuid().is_root() {
            // The person's own interpreters may stand where nobody else walks.
            self.0.uid(NOBODY).gid(NOBODY).env("PATH", "/usr/local/bin:/usr/bin:/bin");
            self.0.env("HOME", "/nonexistent");
        }
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
        let filter = SeccompFilter::new(
            calls.iter().map(|&call| (call, Vec::new())).collect(),
            SeccompAction::Allow,
            SeccompAction::Errno(errno as u32),
            TargetArch::try_from(std::env::consts::ARCH).expect("a known machine"),
        );
        let program = BpfProgram::try_from(filter.expect("a filter")).expect("a program");
        let lay = move || seccompiler::apply_filter(&program).map_err(std::io::Error::other);
        // SAFETY: two system calls on memory that was made before.
        unsafe { self.0.pre_exec(lay) };
        self
    }

    /// Runs the one ignored test that is meant.
    pub(crate) fn must_pass_ignored(mut self) {
        self.0.arg("--ignored");
        self.must_pass(1);
    }

    /// Runs them; fails, passing on what they say, unless at least `count` passed and none failed.
    pub(crate) fn must_pass(mut self, count: usize) {
        let Output { status, stdout, stderr } = self.0.stdin(Stdio::null()).output().expect("this binary");
        let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
        let passed = stdout
            .rsplit_once("test result: ok. ")
            .and_then(|(_, rest)| rest.split_once(' ')?.0.parse::<usize>().ok())
            .unwrap_or(0);
        assert!(status.success() && passed >= count, "{status}\n{stdout}\n{stderr}");
    }
}
