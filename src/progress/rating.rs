//! Glicko-2 ratings of a learner and of a problem: an attempt is a game between them.
//!
//! Not for: the panel of players that rates problems first (`training`).

use super::Attempted;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// What an attempt weighs whose theme was shown, against one without help.
const WEIGHT_WITH_THEME: f64 = 0.5;

/// A rating, how sure it is, and how much it jumps about.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rated {
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// Its volatility.
    pub volatility: f64,
}

impl Default for Rated {
    /// Of somebody unknown.
    fn default() -> Self {
        Self::new(1500.0, 350.0)
    }
}

impl Rated {
    /// A rating with the usual volatility.
    pub fn new(rating: f64, deviation: f64) -> Self {
        Self { rating, deviation, volatility: Glicko2Rating::new().volatility }
    }

    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility }
    }

    /// The way from here to a new rating, `weight` of it; what is no number changes nothing.
    fn towards(self, new: Glicko2Rating, weight: f64) -> Self {
        let part = |from: f64, to: f64| {
            let there = from + weight * (to - from);
            if there.is_finite() { there } else { from }
        };
        Self {
            rating: part(self.rating, new.rating),
            deviation: part(self.deviation, new.deviation),
            volatility: part(self.volatility, new.volatility),
        }
    }
}

/// The ratings of the learner and of the problem after an attempt.
pub(super) fn after(learner: Rated, problem: Rated, attempt: Attempted) -> (Rated, Rated) {
    let outcome = if attempt.clean { Outcomes::WIN } else { Outcomes::LOSS };
    let (one, other) = glicko2(&learner.glicko(), &problem.glicko(), &outcome, &Glicko2Config::new());
    let weight = if attempt.theme_shown { WEIGHT_WITH_THEME } else { 1.0 };
    (learner.towards(one, weight), problem.towards(other, weight))
}
