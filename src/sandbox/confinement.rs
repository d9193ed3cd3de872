//! The confinement of a grading run: proved once, then demanded of every launch.
//!
//! Not for: how layers are laid (`confine`) or proved (`proof`).

use super::isolation::Isolation;
use super::namespaces;
use super::proof::{self, Proof, Unavailable};
use super::spec::Plan;
use std::path::Path;

/// The layers every launch of a run must have, and what they amount to.
#[derive(Debug, Clone)]
pub struct Confinement {
    plan: Plan,
    isolation: Isolation,
    other_user: bool,
}

/// Everything that may be asked for.
const ALL: Plan = Plan { base: true, scope: true, processes: true, room: true, mounts: true };

impl Confinement {
    /// The strongest that this machine grants. `cache` is the folder in which the proof is remembered.
    pub fn prove(cache: Option<&Path>) -> Result<Self, Unavailable> {
        let wanted = Plan { mounts: rustix::process::geteuid().is_root(), ..ALL };
        if let Some(proof) = cache.and_then(|folder| proof::recall(folder, wanted)) {
            return Ok(Self::of(&proof));
        }
        let proof = proof::prove(wanted)?;
        if let Some(folder) = cache {
            proof::remember(folder, &proof);
        }
        Ok(Self::of(&proof))
    }

    /// Forgets the proof remembered in `cache`: a layer that it promised was refused since.
    pub fn forget(cache: &Path) {
        proof::forget(cache);
    }

    /// As on an older kernel: without the layers that are a bonus, the scope of signals among them. For tests.
    pub fn prove_base_alone() -> Result<Self, Unavailable> {
        let wanted = Plan { base: true, mounts: rustix::process::geteuid().is_root(), ..Plan::default() };
        proof::prove(wanted).map(|proof| Self::of(&proof))
    }

    /// None: for a person's own code on their own machine, and for programs that are not a stranger's.
    pub fn none() -> Self {
        Self { plan: Plan::default(), isolation: Isolation::none(), other_user: false }
    }

    /// What it amounts to.
    pub fn isolation(&self) -> &Isolation {
        &self.isolation
    }

    /// Whether a payload could execute this program: as root it runs as another user, who may not be able to
    /// walk to it.
    pub fn reaches(&self, program: &Path) -> bool {
        let walkable = !self.other_user || self.plan.mounts || namespaces::blocked_at(program).is_none();
        walkable && rustix::fs::access(program, rustix::fs::Access::EXEC_OK).is_ok()
    }

    pub(super) fn plan(&self) -> Plan {
        self.plan
    }

    fn of(proof: &Proof) -> Self {
        let isolation = Isolation::proved(proof);
        Self { plan: proof.plan, isolation, other_user: proof.other_user }
    }
}
