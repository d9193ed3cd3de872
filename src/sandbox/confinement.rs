//! stub
use super::spec::Plan;
/// x
#[derive(Debug)]
pub struct Confinement { plan: Plan }
impl Confinement {
    pub(super) fn plan(&self) -> Plan { self.plan }
    /// x
    pub fn full() -> Self { Self { plan: Plan { base: true, scope: true, processes: true, mounts: true } } }
    /// x
    pub fn none() -> Self { Self { plan: Plan::default() } }
}
