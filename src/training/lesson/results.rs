//! What came of the problems of a session, by band and by theme.
//!
//! Not for: ratings, nor for what is remembered (`progress`).

use crate::problems::Problem;
use std::collections::BTreeMap;

/// What came of one problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Mark {
    /// Whether it was solved to its end.
    pub solved: bool,
    /// How many wrong moves were tried.
    pub wrong: u32,
    /// How many hints were asked for before the first answer that counts, all of them counted.
    pub hints: u32,
    /// Whether the theme was shown before the first wrong move, or before the end.
    pub theme_shown: bool,
}

impl Mark {
    /// Whether the learner found it alone: at the first try, with no hint but the theme.
    pub const fn is_clean(self) -> bool {
        self.solved && self.wrong == 0 && self.hints <= self.theme_shown as u32
    }

    /// Whether anything was tried at all: a problem passed over at once counts for nothing.
    pub const fn is_attempt(self) -> bool {
        self.solved || self.wrong > 0
    }
}

/// How many problems there were, and how many were found alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Problems attempted.
    pub attempts: usize,
    /// Found at the first try.
    pub clean: usize,
    /// Found in the end.
    pub solved: usize,
}

impl Tally {
    fn add(&mut self, mark: Mark) {
        self.attempts += 1;
        self.clean += usize::from(mark.is_clean());
        self.solved += usize::from(mark.solved);
    }
}

/// The problems of a session so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Results {
    /// All together.
    pub all: Tally,
    /// By band.
    pub bands: BTreeMap<u8, Tally>,
    /// By the name of the theme.
    pub themes: BTreeMap<String, Tally>,
}

impl Results {
    /// Notes what came of a problem that was attempted.
    pub fn note(&mut self, problem: &Problem, mark: Mark) {
        if !mark.is_attempt() {
            return;
        }
        self.all.add(mark);
        self.bands.entry(problem.band).or_default().add(mark);
        for theme in &problem.themes {
            self.themes.entry(theme.clone()).or_default().add(mark);
        }
    }
}
