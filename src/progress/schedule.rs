//! When a failed problem comes back: FSRS, which spaces repetitions by how well something is remembered.
//!
//! Not for: choosing what is asked next (`app`).

use rs_fsrs::{Card, FSRS, Parameters, Rating, State};
use serde::{Deserialize, Serialize};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What FSRS keeps of a problem.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review {
    /// When it comes back, in seconds since 1970.
    pub due: u64,
    /// When it was tried last.
    pub last: u64,
    /// After how many days it is remembered with nine chances in ten.
    pub stability: f64,
    /// How hard it is to remember, from 1 to 10.
    pub difficulty: f64,
    /// How often it was tried since it was first failed.
    pub repetitions: i32,
    /// How often it was forgotten.
    pub lapses: i32,
    /// Where it stands.
    pub state: Stage,
}

/// Where a problem stands between being new and being known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Never tried.
    New,
    /// Tried a few times.
    Learning,
    /// Known.
    Review,
    /// Forgotten, and learnt again.
    Relearning,
}

/// The latest moment that is reckoned with: the year 9999.
const LATEST: u64 = 253_370_764_800;

fn moment(seconds: u64) -> SystemTime {
    UNIX_EPOCH + Duration::from_secs(seconds.min(LATEST))
}

fn seconds(moment: SystemTime) -> u64 {
    moment.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// The schedule after an attempt at `now`.
pub(super) fn next(before: Option<Review>, clean: bool, now: u64) -> Review {
    let card = before.map_or_else(
        || Card { due: moment(now).into(), last_review: moment(now).into(), ..Card::default() },
        |review| Card {
            due: moment(review.due).into(),
            stability: review.stability,
            difficulty: review.difficulty,
            elapsed_days: 0,
            scheduled_days: (review.due.saturating_sub(review.last) / 86_400) as i64,
            reps: review.repetitions,
            lapses: review.lapses,
            state: match review.state {
                Stage::New => State::New,
                Stage::Learning => State::Learning,
                Stage::Review => State::Review,
                Stage::Relearning => State::Relearning,
            },
            last_review: moment(review.last).into(),
        },
    );
    let rating = if clean { Rating::Good } else { Rating::Again };
    let card = FSRS::new(Parameters::default()).next(card, moment(now).into(), rating).card;
    Review {
        due: seconds(card.due.into()),
        last: now,
        stability: card.stability,
        difficulty: card.difficulty,
        repetitions: card.reps,
        lapses: card.lapses,
        state: match card.state {
            State::New => Stage::New,
            State::Learning => Stage::Learning,
            State::Review => Stage::Review,
            State::Relearning => Stage::Relearning,
        },
    }
}
