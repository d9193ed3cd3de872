//! Moves and their text: `c1-c4` to a free cell, `c4xd5` attack, `c9-out` leave, `pass`.
//!
//! Not for: which moves are legal ([`generation`](super::generation), [`legality`](super::legality)).

use super::cell::Cell;
use crate::message::Message;
use crate::{msg, untrusted};
use std::fmt;

/// One turn. Only where it begins and ends is said: the cheapest way there is what counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// To a free cell.
    Walk {
        /// Where the piece stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Onto an enemy, which is removed.
    Attack {
        /// Where the piece stands.
        from: Cell,
        /// Where the enemy stands.
        to: Cell,
    },
    /// Off the board beyond the far row.
    Leave {
        /// Where the piece stands.
        from: Cell,
    },
    /// Nothing, where nothing else can be played.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Walk { from, to } => write!(f, "{from}-{to}"),
            Self::Attack { from, to } => write!(f, "{from}x{to}"),
            Self::Leave { from } => write!(f, "{from}-out"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl Move {
    /// Reads a move's text.
    pub fn parse(text: &str) -> Result<Self, Message> {
        Self::read(text).ok_or_else(|| {
            let (shown, _) = untrusted::capped(text, 20);
            msg!("relief-move-malformed", text = shown)
        })
    }

    fn read(text: &str) -> Option<Self> {
        if text == "pass" {
            return Some(Self::Pass);
        }
        if let Some((from, to)) = text.split_once('x') {
            return Some(Self::Attack { from: Cell::parse(from)?, to: Cell::parse(to)? });
        }
        let (from, to) = text.split_once('-')?;
        let from = Cell::parse(from)?;
        Some(if to == "out" { Self::Leave { from } } else { Self::Walk { from, to: Cell::parse(to)? } })
    }

    /// The same move on the mirrored board.
    #[must_use]
    pub(super) fn mirrored(self) -> Self {
        match self {
            Self::Walk { from, to } => Self::Walk { from: from.mirrored(), to: to.mirrored() },
            Self::Attack { from, to } => Self::Attack { from: from.mirrored(), to: to.mirrored() },
            Self::Leave { from } => Self::Leave { from: from.mirrored() },
            Self::Pass => Self::Pass,
        }
    }
}
