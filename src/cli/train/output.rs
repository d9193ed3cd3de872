//! Where a text that was made goes: to stdout, or to a file that is none of those it was made from.
//!
//! Not for: the text.

use super::{shown, unwritten};
use crate::app::train::{self, OutputFault};
use crate::cli::ui::Ui;
use crate::exit::Exit;
use crate::msg;
use crate::problems::Set;
use std::path::{Path, PathBuf};

/// Says before the work why its result could not be written.
pub(super) fn check(output: Option<&Path>, from: &[PathBuf], ui: &Ui) -> Result<(), Exit> {
    let Some(file) = output else { return Ok(()) };
    train::check_output(file, from).map_err(|fault| refused(&fault, file, ui))
}

/// Says before the work that unfinished work is kept beside where its result would be written.
pub(super) fn check_unfinished(output: Option<&Path>, ui: &Ui) -> Result<(), Exit> {
    let Some(file) = output else { return Ok(()) };
    train::check_unfinished(file).map_err(|fault| refused(&fault, file, ui))
}

/// Says why a file is not to be written.
fn refused(fault: &OutputFault, file: &Path, ui: &Ui) -> Exit {
    match fault {
        OutputFault::Source => {
            ui.fail(&msg!("train-output-is-source", file = shown(file)), &[]);
            Exit::Usage
        }
        OutputFault::Unfinished => {
            let kept = shown(&train::partial(file));
            ui.fail(&msg!("train-unfinished", file = kept), &[msg!("train-unfinished-hint")]);
            Exit::Usage
        }
        OutputFault::Io(error) => unwritten(file, error, ui),
    }
}

/// Writes a set.
pub(super) fn put_set(set: &Set, output: Option<&Path>, ui: &Ui) -> Result<(), Exit> {
    let text = set.write().map_err(|reason| {
        ui.fail(&msg!("train-unwritten", reason = reason), &[]);
        Exit::Internal
    })?;
    put(&text, output, ui)
}

/// Writes the result.
pub(super) fn put(text: &str, output: Option<&Path>, ui: &Ui) -> Result<(), Exit> {
    let Some(file) = output else {
        ui.data(text);
        return Ok(());
    };
    train::write(file, text).map_err(|error| unwritten(file, &error, ui))
}
