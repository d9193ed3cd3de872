//! The option `--exercises DIR`, and what is told where no exercise came of a name.
//!
//! Not for: finding exercises (`exercise`).

use super::ui::Ui;
use crate::exercise::{Catalogue, Exercise, NotFound};
use crate::exit::Exit;
use crate::report::faults::faults;
use std::path::{Path, PathBuf};

/// Where exercises come from.
#[derive(Debug, clap::Args)]
pub(super) struct Source {
    #[arg(long, value_name = "DIR")]
    exercises: Option<PathBuf>,
}

impl Source {
    /// Every exercise there; what is wrong has been told.
    pub(super) fn open(&self, ui: &Ui) -> Result<Catalogue, Exit> {
        let here = std::env::current_dir().unwrap_or_else(|_| Path::new(".").to_owned());
        Catalogue::open(self.exercises.as_deref(), &here).map_err(|message| {
            ui.fail(&message, &[]);
            Exit::Usage
        })
    }

    /// The option as it was given, to follow a command that is shown; empty where it was not.
    pub(super) fn options(&self) -> String {
        self.exercises
            .as_deref()
            .map_or_else(String::new, |folder| format!(" --exercises {}", quoted(&folder.to_string_lossy())))
    }

    /// The exercise of this name; what is wrong has been told.
    pub(super) fn get(&self, name: &str, ui: &Ui) -> Result<Exercise, Exit> {
        self.open(ui)?.get(name).map_err(|not_found| tell(&not_found, ui))
    }
}

/// Tells why no exercise came of a name.
pub(super) fn tell(not_found: &NotFound, ui: &Ui) -> Exit {
    match not_found {
        NotFound::Unknown { message, hint } => {
            ui.fail(message, std::slice::from_ref(hint));
            Exit::Usage
        }
        // Warnings are for who writes exercises.
        NotFound::Faulty(found) => {
            ui.remark(&faults(&found.errors(), ui.wording(), ui.remark_colours()));
            Exit::FaultyFile
        }
    }
}

/// A file name as a shell takes it for one word.
pub(super) fn quoted(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+,:@%".contains(c);
    let name = crate::untrusted::visible(name);
    if !name.is_empty() && name.chars().all(plain) && !name.starts_with('-') {
        name.into_owned()
    } else {
        format!("'{}'", name.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_file_name_is_one_word_of_a_shell() {
        assert_eq!(quoted("Élève/jeu_roi.py"), "Élève/jeu_roi.py");
        assert_eq!(quoted("mes devoirs/l'exo.py"), r"'mes devoirs/l'\''exo.py'");
        assert_eq!(quoted("$(x).py"), "'$(x).py'");
    }
}
