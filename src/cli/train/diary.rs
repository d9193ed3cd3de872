//! What a session leaves behind: the learner's progress, written after every problem, and said where it is.
//!
//! Not for: what is remembered (`progress`).

use crate::cli::place::Place;
use crate::cli::system;
use crate::cli::ui::Ui;
use crate::msg;
use crate::problems::Problem;
use crate::progress::{Attempted, Progress, ProgressFault};
use crate::training::lesson::Mark;

/// The progress of a session, or none.
pub(super) struct Diary {
    progress: Option<Progress>,
    now: Option<u64>,
    /// Whether anything was written down.
    written: bool,
}

impl Diary {
    /// Nothing is remembered.
    pub(super) const fn none() -> Self {
        Self { progress: None, now: None, written: false }
    }

    /// Opens the file in the person's data folder; what is wrong with it is said, and the session goes on without.
    pub(super) fn open(place: &Place, ui: &Ui) -> Self {
        let Some(folder) = &place.data else {
            ui.warn(&msg!("progress-no-folder"));
            return Self::none();
        };
        let file = folder.join("progress.json");
        let shown = file.to_string_lossy().into_owned();
        match Progress::open(&file) {
            Ok(opened) => {
                if let Some(aside) = opened.aside {
                    let aside = aside.to_string_lossy().into_owned();
                    ui.warn(&msg!("progress-damaged", file = shown, aside = aside));
                }
                Self { progress: Some(opened.progress), now: place.now, written: false }
            }
            Err(ProgressFault::Io(error)) => {
                ui.warn(&msg!("progress-unreadable", file = shown, reason = system::reason(&error)));
                Self::none()
            }
            Err(ProgressFault::Later { found }) => {
                ui.warn(&msg!("progress-later", file = shown, found = found));
                Self::none()
            }
        }
    }

    fn now(&self) -> u64 {
        self.now.unwrap_or_else(system::now)
    }

    /// The problems that come back now, the longest due first, then those never tried.
    pub(super) fn spaced<'s>(
        &self,
        game: &str,
        problems: Vec<(usize, &'s Problem)>,
    ) -> Vec<(usize, &'s Problem)> {
        let Some(progress) = &self.progress else { return problems };
        let (memory, now) = (&progress.memory, self.now());
        let mut due: Vec<_> = problems
            .iter()
            .filter_map(|&entry| Some((memory.due(game, &entry.1.id).filter(|&due| due <= now)?, entry)))
            .collect();
        due.sort_by_key(|&(due, (number, _))| (due, number));
        let new = problems.into_iter().filter(|(_, problem)| !memory.has_tried(game, &problem.id));
        due.into_iter().map(|(_, entry)| entry).chain(new).collect()
    }

    /// Notes what came of a problem, and writes it down at once.
    pub(super) fn note(&mut self, game: &str, problem: &Problem, mark: Mark, ui: &Ui) {
        let now = self.now();
        if !mark.is_attempt() {
            return;
        }
        let Some(progress) = &mut self.progress else { return };
        let attempt = Attempted { clean: mark.is_clean(), theme_shown: mark.theme_shown };
        progress.memory.note(game, problem, attempt, now);
        match progress.save() {
            Ok(()) => self.written = true,
            Err(error) => {
                let file = progress.file().to_string_lossy().into_owned();
                ui.warn(&msg!("progress-unwritten", file = file, reason = system::reason(&error)));
                self.progress = None;
            }
        }
    }

    /// Says what is remembered, where, and how to do without.
    pub(super) fn close(&self, game: &str, ui: &Ui) {
        let Some(progress) = self.progress.as_ref().filter(|_| self.written) else { return };
        let Some(remembered) = progress.memory.games.get(game) else { return };
        let learner = remembered.learner;
        let (rating, deviation) = (learner.rating.round() as i64, learner.deviation.round() as i64);
        ui.say(&msg!("progress-rating", rating = rating, deviation = deviation));
        let now = self.now();
        let waiting = remembered.problems.values().filter_map(|tried| tried.review);
        let (due, later): (Vec<_>, Vec<_>) = waiting.partition(|review| review.due <= now);
        ui.say(&msg!("progress-waiting", due = due.len(), later = later.len()));
        let file = progress.file().to_string_lossy().into_owned();
        ui.remark(&ui.wording().say(&msg!("progress-kept", file = file)));
    }
}
