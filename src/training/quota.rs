//! What a set should hold of everything, so that it is worth working through: lengths, defences, bands, sides, themes.
//!
//! The numbers are those of a set of 65; for another count they scale, the least rounded down, the most up; of themes
//! no larger set needs more. Not for: choosing (`choice`).

use super::candidate::Candidate;
use super::lesson::side;
use crate::message::Message;
use crate::msg;
use crate::problems::{Goal, HARDEST};

/// Problems of the set the quotas are stated for.
const STATED_FOR: usize = 65;

/// Different themes of the set the quotas are stated for, and of any larger one.
const THEMES: usize = 8;

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// Wins in so many moves.
    Wins(u32),
    /// Only defences.
    Defences,
    /// Problems of a band.
    Band(u8),
    /// Problems of a side, by its number and name.
    Side(u8, &'static str),
    /// Different themes.
    Themes,
}

impl Counted {
    /// In words.
    pub fn message(self) -> Message {
        match self {
            Self::Wins(moves) => msg!("quota-wins", moves = moves),
            Self::Defences => msg!("quota-defences"),
            Self::Band(band) => msg!("quota-band", band = band),
            Self::Side(_, name) => msg!("quota-side", side = side(name)),
            Self::Themes => msg!("quota-themes"),
        }
    }

    /// Whether a candidate of this band counts. Themes are counted otherwise.
    pub(super) fn counts(self, candidate: &Candidate, in_band: u8) -> bool {
        match self {
            Self::Wins(moves) => candidate.goal() == Goal::Win && candidate.within == moves,
            Self::Defences => candidate.goal() == Goal::Defence,
            Self::Band(band) => in_band == band,
            Self::Side(number, _) => candidate.side == number,
            Self::Themes => false,
        }
    }

    /// What excludes each other has the same number.
    pub(super) const fn dimension(self) -> usize {
        match self {
            Self::Wins(_) | Self::Defences => 0,
            Self::Band(_) => 1,
            Self::Side(..) => 2,
            Self::Themes => 3,
        }
    }
}

/// How many there should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quota {
    /// Of what.
    pub counted: Counted,
    /// At least.
    pub least: usize,
    /// At most.
    pub most: usize,
}

impl Quota {
    /// How far a number is outside.
    pub(super) const fn missed_by(&self, number: usize) -> usize {
        self.least.saturating_sub(number) + number.saturating_sub(self.most)
    }
}

/// A quota that could not be met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unmet {
    /// The quota.
    pub quota: Quota,
    /// How many there are.
    pub found: usize,
}

/// What a set should hold at least of each thing to be found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Least {
    /// Wins in more than 1 move, by that number.
    pub wins: [(u32, usize); 2],
    /// Only defences.
    pub defences: usize,
}

impl Least {
    /// What is asked of a game where all of them are found.
    pub const USUAL: Self = Self { wins: [(2, 25), (3, 10)], defences: 8 };
}

/// The quotas of a set of so many problems of a game with these sides.
pub(super) fn quotas(count: usize, sides: [&'static str; 2], of: Least) -> Vec<Quota> {
    let all = STATED_FOR;
    let mut stated = vec![(Counted::Wins(1), 0, 10)];
    stated.extend(of.wins.map(|(moves, least)| (Counted::Wins(moves), least, all)));
    stated.push((Counted::Defences, of.defences, all));
    stated.extend((1..=HARDEST).map(|band| (Counted::Band(band), 8, all)));
    stated.extend([(0, sides[0]), (1, sides[1])].map(|(number, name)| (Counted::Side(number, name), 30, 35)));
    let scaled = |(counted, least, most): (Counted, usize, usize)| Quota {
        counted,
        least: least * count / STATED_FOR,
        most: (most * count).div_ceil(STATED_FOR),
    };
    let themes =
        Quota { counted: Counted::Themes, least: THEMES.min(THEMES * count / STATED_FOR), most: usize::MAX };
    stated.into_iter().map(scaled).chain([themes]).collect()
}
