//! Which problems of a set a learner or a teacher wants: the arguments that `play` and `sheet` share.
//!
//! Not for: choosing (`app::train::lessons`).

use crate::app::train::MOST_PROBLEMS;
use crate::app::train::lessons::{Wanted, chosen};
use crate::cli::ui::Ui;
use crate::cli::within::within;
use crate::exit::Exit;
use crate::msg;
use crate::problems::{HARDEST, Problem, Set};

/// Arguments that choose problems.
#[derive(Debug, clap::Args)]
pub(super) struct Selection {
    #[arg(long, value_name = "BAND", value_delimiter = ',', value_parser = within(1..=HARDEST))]
    band: Vec<u8>,
    #[arg(long, value_name = "THEME", value_delimiter = ',')]
    theme: Vec<String>,
    #[arg(long, value_name = "COUNT", value_parser = within(1..=MOST_PROBLEMS))]
    count: Option<usize>,
}

impl Selection {
    /// The first of the chosen problems, as many as are wished, with their numbers; where there are none that is said.
    pub(super) fn of<'s>(&self, set: &'s Set, ui: &Ui) -> Result<Vec<(usize, &'s Problem)>, Exit> {
        Ok(self.first(self.all(set, ui)?))
    }

    /// As many of these as are wished.
    pub(super) fn first<'s>(&self, mut problems: Vec<(usize, &'s Problem)>) -> Vec<(usize, &'s Problem)> {
        problems.truncate(self.count.unwrap_or(usize::MAX));
        problems
    }

    /// All problems of the wished bands and themes; where there are none that is said.
    pub(super) fn all<'s>(&self, set: &'s Set, ui: &Ui) -> Result<Vec<(usize, &'s Problem)>, Exit> {
        let wanted = Wanted { bands: self.band.clone(), themes: self.theme.clone() };
        let found = chosen(set, &wanted);
        if !found.is_empty() {
            return Ok(found);
        }
        let mut themes: Vec<&str> =
            set.problems.iter().flat_map(|problem| &problem.themes).map(String::as_str).collect();
        themes.sort_unstable();
        themes.dedup();
        let hint = msg!("lesson-known-themes", themes = themes.join(", "));
        let hints = if themes.is_empty() || self.theme.is_empty() { vec![] } else { vec![hint] };
        ui.fail(&msg!("lesson-none-chosen"), &hints);
        Err(Exit::Usage)
    }
}
