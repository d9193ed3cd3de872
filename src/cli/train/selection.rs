//! Which problems of a set a learner or a teacher wants: the arguments that `play` and `sheet` share.
//!
//! Not for: choosing (`app::train::lessons`).

use crate::app::train::lessons::{Wanted, chosen};
use crate::cli::ui::Ui;
use crate::exit::Exit;
use crate::msg;
use crate::problems::{Problem, Set};

/// Arguments that choose problems.
#[derive(Debug, clap::Args)]
pub(super) struct Selection {
    #[arg(long, value_name = "BAND", value_delimiter = ',', value_parser = clap::value_parser!(u8).range(1..=5))]
    band: Vec<u8>,
    #[arg(long, value_name = "THEME", value_delimiter = ',')]
    theme: Vec<String>,
    #[arg(long, value_name = "COUNT")]
    count: Option<usize>,
}

impl Selection {
    /// The chosen problems with their numbers; where there are none that is said.
    pub(super) fn of<'s>(&self, set: &'s Set, ui: &Ui) -> Result<Vec<(usize, &'s Problem)>, Exit> {
        let wanted = Wanted { bands: self.band.clone(), themes: self.theme.clone(), count: self.count };
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
