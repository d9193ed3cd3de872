//! A child process that runs strangers' code: how it is started, watched, limited and ended.
//!
//! Three processes: the grader holds what is right and decides; its keeper, this same binary with one thread,
//! lays the layers and sweeps; the payload is untrusted as a whole. The rule of the house: no byte a payload
//! produces is believed beyond "this is its answer". Here is the only unsafe code, and the only place where
//! processes start. Not for: what a payload is told and answers (`language`), nor verdicts (`grading`).

pub mod cache;
mod calls;
mod canary;
mod company;
mod confine;
mod confinement;
mod descriptors;
mod files;
mod identity;
mod intake;
mod isolation;
mod keeper;
mod launch;
mod namespaces;
mod outlet;
mod proof;
mod scratch;
mod spec;
mod stream;
mod watch;

pub use company::{Company, MOST_TASKS};
pub use confinement::Confinement;
pub use intake::{Intake, IntakeFault, LARGEST_SUBMISSION};
pub use isolation::{Isolation, Layer, Met, Need, Status, Strength};
pub use launch::{Bounds, Confined, Ending, Launch, LaunchFault, keeper_is};
pub use outlet::Outlet;
pub use proof::Unavailable;
pub use scratch::Scratch;
pub use stream::{Captured, Stream};
pub use watch::Usage;

/// Serves as keeper or canary, where the first argument says so. Whether that ended as it should; none where
/// this is an ordinary start.
pub fn serve_hidden() -> Option<bool> {
    let first = std::env::args_os().nth(1)?;
    if first == keeper::KEEP {
        Some(keeper::keep())
    } else if first == canary::CANARY {
        Some(canary::canary())
    } else {
        None
    }
}
