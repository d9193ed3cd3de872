//! Looking at the machine: which interpreters there are, and how far a submission is confined here.
//!
//! Nothing remembered is believed: the confinement is tried out anew. Not for: showing it.

use crate::language::{Interpreter, InterpreterFault, Language, Locator};
use crate::sandbox::{Confinement, Isolation, Unavailable};

/// What was found.
#[derive(Debug)]
pub struct Doctor {
    /// What runs each language that needs an interpreter.
    pub languages: Vec<Found>,
    /// What keeps a submission in; or the need that nothing meets.
    pub isolation: Result<Isolation, Unavailable>,
}

/// What runs one language.
#[derive(Debug)]
pub struct Found {
    /// The language.
    pub language: Language,
    /// Every interpreter on the path; or why a program of that name is none.
    pub interpreters: Vec<Result<Interpreter, InterpreterFault>>,
    /// Which of them submissions would run with.
    pub used: Result<Interpreter, InterpreterFault>,
}

/// Looks.
pub fn doctor(locator: &Locator) -> Doctor {
    let confinement = Confinement::prove(None);
    let look = |language| {
        let used = match &confinement {
            Ok(confinement) => locator.find_for(language, confinement),
            Err(_) => locator.find(language),
        };
        Found { language, interpreters: locator.all(language), used }
    };
    let languages = [Language::Python, Language::JavaScript].map(look).into();
    Doctor { languages, isolation: confinement.map(|confinement| confinement.isolation().clone()) }
}
