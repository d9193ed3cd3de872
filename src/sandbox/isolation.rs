//! What keeps a payload in: each need, the layers that meet it here, and whether that was seen to hold.
//!
//! The summary at the head of every report and the table of `doctor` are made from this. Not for: laying the
//! layers, nor for proving them (`proof`).

use super::proof::Proof;
use crate::message::Message;
use crate::msg;
use serde::{Deserialize, Serialize};

/// What a run must be kept from. A need that nothing meets here refuses the run, [`Need::Disk`] excepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// Files: nothing read but the runtime, nothing changed but the scratch folder.
    Files,
    /// Signals, limits and priorities of the grader.
    Signals,
    /// Memory and environment of the grader.
    Memory,
    /// Sockets of every kind.
    Network,
    /// More processes or threads than allowed.
    Processes,
    /// More memory than allowed, also outside the heap.
    Amount,
    /// Root's powers, and ways to get them.
    Privileges,
    /// Outliving the run.
    Ending,
    /// Filling the disk.
    Disk,
}

impl Need {
    /// Every need.
    pub const ALL: [Self; 9] = [
        Self::Files,
        Self::Signals,
        Self::Memory,
        Self::Network,
        Self::Processes,
        Self::Amount,
        Self::Privileges,
        Self::Ending,
        Self::Disk,
    ];

    /// What is kept out of reach, in words.
    pub fn message(self) -> Message {
        match self {
            Self::Files => msg!("sandbox-need-files"),
            Self::Signals => msg!("sandbox-need-signals"),
            Self::Memory => msg!("sandbox-need-memory"),
            Self::Network => msg!("sandbox-need-network"),
            Self::Processes => msg!("sandbox-need-processes"),
            Self::Amount => msg!("sandbox-need-amount"),
            Self::Privileges => msg!("sandbox-need-privileges"),
            Self::Ending => msg!("sandbox-need-ending"),
            Self::Disk => msg!("sandbox-need-disk"),
        }
    }
}

/// A means of the kernel that meets a need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layer {
    /// Landlock, of this version.
    Landlock(u32),
    /// Landlock's scope of signals and abstract sockets.
    LandlockScope,
    /// The filter of system calls.
    Seccomp,
    /// A user of the run's own.
    OtherUser,
    /// A process namespace.
    ProcessNamespace,
    /// A mount namespace, in which another user reaches an interpreter kept in root's home.
    MountNamespace,
    /// No capabilities, no new privileges.
    NoPrivileges,
    /// `RLIMIT_NPROC`.
    ProcessLimit,
    /// `RLIMIT_DATA`, and the resident size looked at while it runs.
    DataLimit,
    /// `RLIMIT_FSIZE` for each file, and the folder's size looked at while it runs.
    FileSizeLimit,
    /// A file system of the folder's own, of limited size.
    SizedFolder,
    /// A control group of the run's own, which would count its memory and processes together. Not used by this
    /// version, so it only ever stands among what is denied.
    ControlGroup,
    /// Orphans are adopted by the keeper and killed.
    Subreaper,
}

impl Layer {
    /// The layer in words.
    pub fn message(self) -> Message {
        match self {
            Self::Landlock(version) => msg!("sandbox-layer-landlock", version = version),
            Self::LandlockScope => msg!("sandbox-layer-scope"),
            Self::Seccomp => msg!("sandbox-layer-seccomp"),
            Self::OtherUser => msg!("sandbox-layer-user"),
            Self::ProcessNamespace => msg!("sandbox-layer-process-namespace"),
            Self::MountNamespace => msg!("sandbox-layer-mount-namespace"),
            Self::NoPrivileges => msg!("sandbox-layer-no-privileges"),
            Self::ProcessLimit => msg!("sandbox-layer-process-limit"),
            Self::DataLimit => msg!("sandbox-layer-data-limit"),
            Self::FileSizeLimit => msg!("sandbox-layer-file-size"),
            Self::SizedFolder => msg!("sandbox-layer-sized-folder"),
            Self::ControlGroup => msg!("sandbox-layer-control-group"),
            Self::Subreaper => msg!("sandbox-layer-subreaper"),
        }
    }
}

/// How far a need is met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// A canary run through the same launch path tried what is forbidden, and each act was refused.
    Proved,
    /// The limit holds for a part only; the rest is watched.
    Partial,
    /// Nothing meets it.
    Missing,
}

impl Status {
    /// The status in words.
    pub fn message(self) -> Message {
        match self {
            Self::Proved => msg!("sandbox-status-proved"),
            Self::Partial => msg!("sandbox-status-partial"),
            Self::Missing => msg!("sandbox-status-missing"),
        }
    }
}

/// The strength of a confinement in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Strength {
    /// No confinement at all: the person asked for that.
    None,
    /// Every need is met, but only the filter of system calls keeps signals from the grader.
    Weak,
    /// Every need is met, the grader protected twice, as an ordinary container allows.
    Container,
    /// Besides, the kernel ends a run as a whole.
    Strong,
}

impl Strength {
    /// The word every format uses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "NONE",
            Self::Weak => "WEAK",
            Self::Container => "CONTAINER",
            Self::Strong => "STRONG",
        }
    }
}

/// One need and what meets it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Met {
    /// The need.
    pub need: Need,
    /// The layers that meet it, any one of which would do.
    pub layers: Vec<Layer>,
    /// How far.
    pub status: Status,
}

/// A layer that would be a bonus and is not in force here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Denied {
    /// The layer.
    pub layer: Layer,
    /// What the system said.
    pub cause: String,
}

/// What keeps a payload in, as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Isolation {
    /// In one word.
    pub strength: Strength,
    /// Need by need, all of them.
    pub needs: Vec<Met>,
    /// What would be a bonus and is not in force here.
    pub denied: Vec<Denied>,
}

impl Isolation {
    /// No confinement.
    pub(super) fn none() -> Self {
        let needs = Need::ALL.map(|need| Met { need, layers: Vec::new(), status: Status::Missing }).into();
        Self { strength: Strength::None, needs, denied: Vec::new() }
    }

    /// What a proved plan amounts to.
    pub(super) fn proved(proof: &Proof) -> Self {
        let &Proof { plan, landlock, other_user, ref denied } = proof;
        let scope = plan.scope && landlock >= 6;
        let met = |need: Need, layers: &[(Layer, bool)], status: Status| Met {
            need,
            layers: layers.iter().filter(|(_, here)| *here).map(|(layer, _)| *layer).collect(),
            status,
        };
        let landlock = (Layer::Landlock(landlock), landlock > 0);
        let (user, namespace) = ((Layer::OtherUser, other_user), (Layer::ProcessNamespace, plan.processes));
        let always = |layer: Layer| (layer, true);
        let needs = vec![
            met(Need::Files, &[landlock, always(Layer::Seccomp)], Status::Proved),
            met(
                Need::Signals,
                &[always(Layer::Seccomp), (Layer::LandlockScope, scope), user, namespace],
                Status::Proved,
            ),
            met(Need::Memory, &[landlock, always(Layer::Seccomp), user, namespace], Status::Proved),
            met(Need::Network, &[always(Layer::Seccomp)], Status::Proved),
            met(Need::Processes, &[always(Layer::ProcessLimit)], Status::Proved),
            met(Need::Amount, &[always(Layer::DataLimit), always(Layer::Seccomp)], Status::Proved),
            met(
                Need::Privileges,
                &[always(Layer::NoPrivileges), always(Layer::Seccomp), user],
                Status::Proved,
            ),
            met(Need::Ending, &[namespace, always(Layer::Subreaper)], Status::Proved),
            met(
                Need::Disk,
                &[(Layer::SizedFolder, plan.room), always(Layer::FileSizeLimit)],
                if plan.room { Status::Proved } else { Status::Partial },
            ),
        ];
        let strength = match (plan.processes, scope || other_user) {
            (true, true) => Strength::Strong,
            (true, false) | (false, true) => Strength::Container,
            (false, false) => Strength::Weak,
        };
        Self { strength, needs, denied: denied.clone() }
    }

    /// One sentence for the head of a report.
    pub fn summary(&self) -> Message {
        match self.strength {
            Strength::None => msg!("sandbox-summary-none"),
            Strength::Weak => msg!("sandbox-summary-weak"),
            Strength::Container => msg!("sandbox-summary-container"),
            Strength::Strong => msg!("sandbox-summary-strong"),
        }
    }
}
