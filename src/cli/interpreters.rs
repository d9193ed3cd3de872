//! The options that name interpreters, and what is told where one is missing.
//!
//! Not for: finding them (`language`).

use super::place::Place;
use super::ui::Ui;
use crate::language::{InterpreterFault, Language, Locator};
use crate::message::Message;
use crate::msg;
use std::path::{Path, PathBuf};

/// Interpreters named instead of searched for.
#[derive(Debug, clap::Args)]
pub(super) struct Named {
    #[arg(long, value_name = "PROGRAM")]
    python: Option<PathBuf>,
    #[arg(long, value_name = "PROGRAM")]
    node: Option<PathBuf>,
}

impl Named {
    /// Where interpreters are found.
    pub(super) fn locator(&self, place: &Place) -> Locator {
        let named = [(Language::Python, &self.python), (Language::JavaScript, &self.node)];
        let named = named.into_iter().filter_map(|(language, path)| Some((language, path.clone()?)));
        place.locator(named.collect())
    }
}

/// Tells why there is no interpreter, and what can be done.
pub(super) fn tell(fault: &InterpreterFault, ui: &Ui) {
    let hints = match fault.language() {
        Language::JavaScript => [msg!("node-install"), msg!("node-named")],
        _ => [msg!("python-install"), msg!("python-named")],
    };
    ui.fail(&message(fault), &hints);
}

/// The sentence that says it.
pub(super) fn message(fault: &InterpreterFault) -> Message {
    let shown = |path: &Path| path.to_string_lossy().into_owned();
    let runtime = fault.language().runtime();
    match fault {
        InterpreterFault::NotFound(Language::JavaScript) => msg!("node-not-found"),
        InterpreterFault::NotFound(_) => msg!("python-not-found"),
        InterpreterFault::Silent(path, _) => {
            msg!("interpreter-silent", path = shown(path), runtime = runtime)
        }
        InterpreterFault::OutOfReach(path, _) => {
            msg!("interpreter-out-of-reach", path = shown(path), runtime = runtime)
        }
        InterpreterFault::TooOld(found) => {
            let (path, version) = (shown(&found.executable), found.title());
            match found.language {
                Language::JavaScript => msg!("node-too-old", path = path, version = version),
                _ => msg!("python-too-old", path = path, version = version),
            }
        }
        InterpreterFault::Launch(_, cause) => {
            msg!("interpreter-launch", runtime = runtime, cause = cause.to_string())
        }
        InterpreterFault::Io(_, cause) => {
            msg!("interpreter-launch", runtime = runtime, cause = cause.to_string())
        }
    }
}
