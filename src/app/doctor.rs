//! Looking at the machine: which interpreters there are, and how far a submission is confined here.
//!
//! Nothing remembered is believed: the confinement is tried out anew. Not for: showing it.

use crate::language::{Interpreter, InterpreterFault, Locator};
use crate::sandbox::{Confinement, Isolation, Unavailable};

/// What was found.
#[derive(Debug)]
pub struct Doctor {
    /// Every interpreter on the path; or why a program of that name is none.
    pub interpreters: Vec<Result<Interpreter, InterpreterFault>>,
    /// Which of them submissions would run with.
    pub used: Result<Interpreter, InterpreterFault>,
    /// What keeps a submission in; or the need that nothing meets.
    pub isolation: Result<Isolation, Unavailable>,
}

/// Looks.
pub fn doctor(locator: &Locator) -> Doctor {
    let confinement = Confinement::prove(None);
    let used = match &confinement {
        Ok(confinement) => locator.find_for(confinement),
        Err(_) => locator.find(),
    };
    let isolation = confinement.map(|confinement| confinement.isolation().clone());
    Doctor { interpreters: locator.all(), used, isolation }
}
