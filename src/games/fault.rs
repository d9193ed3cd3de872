//! What is wrong with an arrangement: every fault with the field it stands in.
//!
//! Not for: wording (each fault carries a message), nor for illegal moves (a message alone says those).

use crate::message::Message;
use crate::msg;
use std::fmt;

/// One reason why a text is not a position, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Fault {
    /// The field as the notation names it: `board`, `turn`, `walls`, …; `position` for the line as a whole.
    pub field: &'static str,
    /// The reason.
    pub reason: Message,
}

impl Fault {
    /// The field in words: those of a position have a name in each language, the keys of a record are shown
    /// as they are written.
    pub fn label(&self) -> Message {
        match self.field {
            "position" => msg!("field-position"),
            "board" => msg!("field-board"),
            "turn" => msg!("field-turn"),
            "walls" => msg!("field-walls"),
            "white" => msg!("field-white"),
            "black" => msg!("field-black"),
            "white walls left" => msg!("field-white-walls-left"),
            "black walls left" => msg!("field-black-walls-left"),
            "blue in hand" => msg!("field-blue-in-hand"),
            "red in hand" => msg!("field-red-in-hand"),
            "turns played" => msg!("field-turns-played"),
            "turn limit" => msg!("field-turn-limit"),
            "terrain" => msg!("field-terrain"),
            "pieces" => msg!("field-pieces"),
            "exited" => msg!("field-exited"),
            "plies" => msg!("field-plies"),
            "grid" => msg!("field-grid"),
            "grid 1" => msg!("field-grid-1"),
            "grid 2" => msg!("field-grid-2"),
            key => msg!("field-key", key = key),
        }
    }
}

/// Every fault found in one reading; never empty.
#[derive(Debug, Clone, PartialEq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// A single fault.
    pub fn one(field: &'static str, reason: Message) -> Self {
        Self(vec![Fault { field, reason }])
    }

    /// `Err` with all that was found, `Ok` where nothing was.
    pub fn check(found: Vec<Fault>) -> Result<(), Self> {
        if found.is_empty() { Ok(()) } else { Err(Self(found)) }
    }

    /// The first fault.
    pub fn first(&self) -> &Fault {
        &self.0[0]
    }

    /// The faults in the order of the fields.
    pub fn iter(&self) -> impl Iterator<Item = &Fault> {
        self.0.iter()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(f, "{separator}{}: {}", fault.field, fault.reason)?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
