//! One function per thing a person can do, returning data. Not for: printing, parsing arguments, wording.

mod bounded;
mod check;
mod doctor;
mod explain;
pub mod game;
mod hint;
mod list;
mod mutants;
mod packed;
mod show;
mod start;
pub mod train;
mod verify;

pub use check::{Check, check};
pub use doctor::{Doctor, Found, doctor};
pub use explain::explain;
pub use hint::{Hint, hint};
pub use list::{List, Listed, games, list};
pub use mutants::{Mutants, mutants};
pub use show::{Sheet, SheetCase, SheetGroup, show};
pub use start::{StartFault, Started, start};
pub use verify::{Figures, Verified, Verify, strays, verify};
