//! What commands that run programs have in common: their options, what they run programs with, and what is told where
//! nothing was graded.
//!
//! Not for: running anything (`app`).

use super::interpreters::{self, Named};
use super::interruption::interruption;
use super::place::Place;
use super::ui::Ui;
use crate::exit::Exit;
use crate::grading::{Runner, Ungraded};
use crate::language::Interpreters;
use crate::msg;
use crate::report::faults::faults;
use crate::sandbox::Confinement;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Options of every command that runs programs.
#[derive(Debug, clap::Args)]
pub(super) struct Running {
    #[command(flatten)]
    named: Named,
    #[arg(long)]
    no_confinement: bool,
}

/// What is told to people, or to programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Format {
    Human,
    Json,
}

/// What programs are run with.
pub(super) struct Means {
    interpreters: Interpreters,
    confinement: Confinement,
    interrupted: Arc<AtomicBool>,
}

impl Running {
    /// Sets it up: no layers where they are not wanted. What is wrong has been told.
    pub(super) fn means(&self, place: &Place, ui: &Ui) -> Result<Means, Exit> {
        let confinement = if self.no_confinement {
            Confinement::none()
        } else {
            Confinement::prove(place.cache.as_deref()).map_err(|unavailable| {
                ui.fail(&unavailable.message(), &[msg!("check-no-confinement")]);
                Exit::NoConfinement
            })?
        };
        let interpreters = Interpreters::new(self.named.locator(place));
        Ok(Means { interpreters, confinement, interrupted: interruption() })
    }
}

impl Means {
    /// What runs programs.
    pub(super) fn runner(&self) -> Runner<'_> {
        let Self { interpreters, confinement, interrupted } = self;
        Runner { interpreters, confinement, interrupted }
    }

    /// Whether the person has interrupted.
    pub(super) fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }
}

/// Says why nothing was graded.
pub(super) fn tell(fault: &Ungraded, ui: &Ui) -> Exit {
    match fault {
        Ungraded::Interrupted => Exit::Interrupted,
        Ungraded::Faulty(found) => {
            ui.remark(&faults(found.as_slice(), ui.wording(), ui.remark_colours()));
            Exit::FaultyFile
        }
        Ungraded::Unconfined(lost) => {
            ui.fail(lost, &[]);
            Exit::NoConfinement
        }
        Ungraded::Interpreter(fault) => {
            interpreters::tell(fault, ui);
            Exit::NothingGraded
        }
        Ungraded::Ours(reason) => {
            ui.fail(reason, &[]);
            Exit::Internal
        }
    }
}
