//! What a learner has done, remembered between sessions: ratings of the learner and of the problems they tried, and
//! when a failed problem comes back. Owns `progress.json` in the person's data folder.
//!
//! The clock is an argument: seconds since 1970 began in UTC. Not for: asking problems, nor for finding the folder
//! (`cli`).

mod file;
mod rating;
mod schedule;

pub use file::{Opened, Progress, ProgressFault};
pub use rating::Rated;
pub use schedule::Review;

use crate::problems::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The number of the format written and read here.
pub const FORMAT: u32 = 1;

/// Everything that is remembered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// [`FORMAT`].
    pub format: u32,
    /// By game.
    pub games: BTreeMap<String, Remembered>,
}

impl Default for Memory {
    fn default() -> Self {
        Self { format: FORMAT, games: BTreeMap::new() }
    }
}

/// What is remembered of a game.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remembered {
    /// The learner's rating.
    pub learner: Rated,
    /// What the learner has tried, by the problem's id.
    pub problems: BTreeMap<String, Tried>,
}

/// What is remembered of a problem.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tried {
    /// The problem's rating, moved by the learner's attempts.
    pub rating: Rated,
    /// How often it was tried.
    pub attempts: u32,
    /// How often it was found at the first try.
    pub clean: u32,
    /// When it comes back; none of a problem that was never failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<Review>,
}

/// One attempt at a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attempted {
    /// Whether it was found at the first try.
    pub clean: bool,
    /// Whether the theme was shown: the attempt then weighs less.
    pub theme_shown: bool,
}

impl Memory {
    /// Notes an attempt at a problem of a game: both ratings move, and a failed problem is put down to come back.
    pub fn note(&mut self, game: &str, problem: &Problem, attempt: Attempted, now: u64) {
        let game = self.games.entry(game.to_owned()).or_default();
        let tried = game.problems.entry(problem.id.clone()).or_insert_with(|| Tried {
            rating: Rated::new(problem.rating.into(), problem.deviation.into()),
            attempts: 0,
            clean: 0,
            review: None,
        });
        let (learner, rating) = rating::after(game.learner, tried.rating, attempt);
        (game.learner, tried.rating) = (learner, rating);
        tried.attempts = tried.attempts.saturating_add(1);
        tried.clean = tried.clean.saturating_add(attempt.clean.into());
        if tried.review.is_some() || !attempt.clean {
            tried.review = Some(schedule::next(tried.review, attempt.clean, now));
        }
    }

    /// When a problem of a game comes back, if it was ever failed.
    pub fn due(&self, game: &str, id: &str) -> Option<u64> {
        self.games.get(game)?.problems.get(id)?.review.map(|review| review.due)
    }

    /// Whether a problem of a game was ever tried.
    pub fn has_tried(&self, game: &str, id: &str) -> bool {
        self.games.get(game).is_some_and(|game| game.problems.contains_key(id))
    }
}
