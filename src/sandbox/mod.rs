//! A child process that runs strangers' code: how it is started, watched, limited and ended.
//!
//! The rule of the house: no byte a payload produces is believed beyond "this is its answer". Here is the only
//! unsafe code, and the only place where processes start. Not for: what a payload is told and answers
//! (`language`), nor verdicts (`grading`).

mod intake;
mod launch;
mod scratch;
mod stream;
mod watch;

pub use intake::{Intake, IntakeFault, LARGEST_SUBMISSION};
pub use launch::{Confined, Launch, LaunchFault};
pub use scratch::Scratch;
pub use stream::{Captured, Stream};
pub use watch::Usage;
