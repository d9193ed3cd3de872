//! Finding out, by trying, which layers this machine grants and that they hold: canary runs through the launch
//! path of every payload, remembered per boot, kernel, binary and surroundings.
//!
//! A remembered proof spares the canary, never a layer: each run still lays every layer of its plan or does not
//! start. Not for: the acts themselves (`canary`).

use super::cache;
use super::canary::{self, CANARY};
use super::isolation::{Denied, Layer, Need};
use super::launch::{self, Confined, LaunchFault};
use super::scratch::Scratch;
use super::spec::{Plan, Spec};
use crate::message::Message;
use crate::msg;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// What was found to hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Proof {
    pub plan: Plan,
    pub landlock: u32,
    pub other_user: bool,
    /// What was tried on top, and refused.
    pub denied: Vec<Denied>,
}

/// Why confinement is not available: the need that nothing meets.
#[derive(Debug, thiserror::Error)]
#[error("{need:?}: {cause}")]
pub struct Unavailable {
    /// The need.
    pub need: Need,
    /// What was tried, and what came of it.
    pub cause: String,
}

impl Unavailable {
    /// What is missing and what to do.
    pub fn message(&self) -> Message {
        let cause = self.cause.as_str();
        match self.need {
            Need::Files => msg!("sandbox-unavailable-files", cause = cause),
            Need::Network | Need::Signals => msg!("sandbox-unavailable-filter", cause = cause),
            Need::Privileges | Need::Processes => msg!("sandbox-unavailable-privileges", cause = cause),
            need => msg!("sandbox-unavailable", need = need.message(), cause = cause),
        }
    }
}

/// The strongest plan that holds here, of those no stronger than `wanted`.
pub(super) fn prove(wanted: Plan) -> Result<Proof, Unavailable> {
    let mut plan = wanted;
    let mut denied = Vec::new();
    loop {
        match fly(plan) {
            Ok(proof) => {
                denied.push(Denied { layer: Layer::ControlGroup, cause: no_control_group().to_string() });
                return Ok(Proof { denied, ..proof });
            }
            // The bonus layers, where the system does not grant them.
            Err(Refusal::Start(fault)) if fault.what == "processes" && plan.processes => {
                plan.processes = false;
                denied.push(Denied { layer: Layer::ProcessNamespace, cause: fault.cause.to_string() });
            }
            Err(Refusal::Start(fault)) if fault.what == "room" && plan.room => {
                plan.room = false;
                denied.push(Denied { layer: Layer::SizedFolder, cause: fault.cause.to_string() });
            }
            Err(Refusal::Start(fault)) if fault.what == "mounts" && plan.mounts => {
                plan.mounts = false;
                denied.push(Denied { layer: Layer::MountNamespace, cause: fault.cause.to_string() });
            }
            Err(Refusal::Start(fault)) => {
                let need = match fault.what {
                    "landlock" => Need::Files,
                    "filter" => Need::Network,
                    "user" | "capabilities" | "privileges" => Need::Privileges,
                    "limits" => Need::Amount,
                    _ => Need::Ending,
                };
                return Err(Unavailable { need, cause: fault.to_string() });
            }
            // A size that is taken and not kept to.
            Err(Refusal::Broken(Need::Disk, act)) if plan.room => {
                plan.room = false;
                denied.push(Denied { layer: Layer::SizedFolder, cause: act });
            }
            Err(Refusal::Broken(need, act)) => return Err(Unavailable { need, cause: act }),
        }
    }
}

/// Why no run has a control group of its own: what the system lacks or refuses, where it is that.
fn no_control_group() -> io::Error {
    let probe = || {
        let groups = Path::new("/sys/fs/cgroup");
        fs::read_to_string(groups.join("cgroup.controllers"))?;
        let own = fs::read_to_string("/proc/self/cgroup")?;
        let own = own.lines().find_map(|line| line.strip_prefix("0::/")).unwrap_or_default();
        let procs = groups.join(own).join("cgroup.procs");
        Ok(rustix::fs::access(&procs, rustix::fs::Access::WRITE_OK)?)
    };
    probe().err().unwrap_or_else(|| io::ErrorKind::Unsupported.into())
}

enum Refusal {
    Start(LaunchFault),
    Broken(Need, String),
}

/// One canary run.
fn fly(plan: Plan) -> Result<Proof, Refusal> {
    let fault = |what| move |cause: io::Error| Refusal::Start(LaunchFault { what, cause });
    let scratch = Scratch::with_room(canary::ROOM).map_err(fault("folder"))?;
    // A folder beside the scratch, as an exercise might stand; and, where another user runs the canary, one in it
    // that this user could not walk to, so that bringing one into reach is tried too.
    let private = scratch.outer().join("private");
    let (secret, remote) = (private.join("secret"), private.join("remote"));
    fs::create_dir_all(&remote).map_err(fault("folder"))?;
    fs::write(&secret, "secret").map_err(fault("folder"))?;
    // Without that, Landlock, not the folder's mode, is to be what hides it.
    let mode = fs::Permissions::from_mode(if plan.mounts { 0o700 } else { 0o755 });
    fs::set_permissions(&private, mode).map_err(fault("folder"))?;
    let spec = Spec {
        program: launch::keeper_binary_seen_by_keeper(),
        by_descriptor: true,
        args: vec![
            CANARY.into(),
            secret.clone().into(),
            std::process::id().to_string().into(),
            "3".into(),
            "4".into(),
            u8::from(plan.room).to_string().into(),
        ],
        outer: scratch.outer().to_owned(),
        folder: scratch.path().to_owned(),
        user: scratch.user(),
        largest_file: canary::LARGEST_FILE,
        room: scratch.capacity(),
        readable: if plan.mounts { vec![remote] } else { Vec::new() },
        plan,
        ..Spec::default()
    };
    let mut confined = launch::start(&spec, &scratch, None).map_err(Refusal::Start)?;
    let findings = findings(&mut confined);
    let swept = confined.end();
    // The daemon it left held this channel open.
    confined.wait(Duration::ZERO);
    confined.answers.read_into(&mut Vec::new(), 1);
    if !swept || !confined.answers.ended() {
        return Err(Refusal::Broken(Need::Ending, "a process outlived the run".into()));
    }
    let Some(acts) = findings.strip_suffix("done\n") else {
        return Err(Refusal::Broken(Need::Ending, format!("the canary did not finish: {findings}")));
    };
    if let Some(first) = acts.lines().next() {
        let need = Need::ALL.into_iter().find(|need| first.starts_with(&format!("{need:?} ")));
        return Err(Refusal::Broken(need.unwrap_or(Need::Files), acts.trim_end().replace('\n', ", ")));
    }
    if fs::read(&secret).ok().as_deref() != Some(b"secret") {
        return Err(Refusal::Broken(Need::Files, "the canary's file has changed".into()));
    }
    let other_user = scratch.user().is_some();
    Ok(Proof { plan, landlock: confined.landlock(), other_user, denied: Vec::new() })
}

/// What the canary says, within ten seconds.
fn findings(confined: &mut Confined) -> String {
    let begun = Instant::now();
    let mut bytes = Vec::new();
    while !confined.control.ended() && begun.elapsed() < Duration::from_secs(10) && bytes.len() < 1 << 14 {
        confined.wait(Duration::from_millis(100));
        confined.control.read_into(&mut bytes, 1 << 14);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The file of the cache folder in which a proof is remembered.
const CACHE: &str = "confinement.json";
/// Changes with what the file holds and with what a proof means.
const FORMAT: u32 = 2;

#[derive(Serialize, Deserialize)]
struct Remembered {
    format: u32,
    surroundings: String,
    plan: Plan,
    landlock: u32,
    other_user: bool,
    denied: Vec<Denied>,
}

/// The proof remembered in `folder`, if it was made in these surroundings.
pub(super) fn recall(folder: &Path, wanted: Plan) -> Option<Proof> {
    let found: Remembered = cache::recall(folder, CACHE)?;
    let same = found.format == FORMAT && found.surroundings == surroundings()?;
    let Remembered { plan, landlock, other_user, denied, .. } = found;
    let same = same && (plan.base, plan.scope) == (wanted.base, wanted.scope);
    same.then_some(Proof { plan, landlock, other_user, denied })
}

/// Remembers a proof.
pub(super) fn remember(folder: &Path, proof: &Proof) {
    let Some(surroundings) = surroundings() else { return };
    let entry = Remembered {
        format: FORMAT,
        surroundings,
        plan: proof.plan,
        landlock: proof.landlock,
        other_user: proof.other_user,
        denied: proof.denied.clone(),
    };
    cache::remember(folder, CACHE, &entry);
}

/// Forgets what is remembered in `folder`.
pub(super) fn forget(folder: &Path) {
    cache::forget(folder, CACHE);
}

/// Everything a proof depends on: boot, kernel, binary, user, namespaces, and what is already denied to us.
fn surroundings() -> Option<String> {
    let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    let kernel = rustix::system::uname();
    let binary = fs::metadata(launch::keeper_binary()).ok()?;
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let denied: Vec<&str> = status
        .lines()
        .filter(|line| ["Cap", "NoNewPrivs", "Seccomp", "Uid"].iter().any(|name| line.starts_with(name)))
        .collect();
    let namespaces: Vec<PathBuf> = ["user", "mnt", "pid"]
        .iter()
        .filter_map(|name| fs::read_link(format!("/proc/self/ns/{name}")).ok())
        .collect();
    Some(format!(
        "{} {} {} {}.{} {} {namespaces:?} {denied:?} {}",
        boot.trim(),
        kernel.release().to_string_lossy(),
        env!("CARGO_PKG_VERSION"),
        binary.mtime(),
        binary.mtime_nsec(),
        binary.len(),
        std::env::temp_dir().display(),
    ))
}
