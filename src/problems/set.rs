//! A file of problems: its format number, its game, the problems.
//!
//! Not for: reading from disk, nor for whether the problems are right.

use super::Problem;
use crate::msg;
use crate::yaml::{self, Content, Fault, Node, Place, Spanned};
use serde::{Deserialize, Serialize};

/// The number of the format written and read here.
pub const FORMAT: u32 = 1;

/// Problems of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    /// [`FORMAT`].
    pub format: u32,
    /// The game's name.
    pub game: String,
    /// The problems.
    pub problems: Vec<Problem>,
}

/// The beginning of any set, to tell an unknown format from a faulty file.
#[derive(Deserialize)]
struct Head {
    format: Spanned<u32>,
}

impl Set {
    /// Reads a set. The fault says where in the file.
    pub fn read(bytes: &[u8]) -> Result<Self, Fault> {
        let head: Head = yaml::read_bytes(bytes)?;
        if head.format.value != FORMAT {
            let found = msg!("problems-format", found = head.format.value, known = FORMAT);
            return Err(Fault::at(Place::of(&head.format), found));
        }
        yaml::read_bytes(bytes)
    }

    /// The set as YAML.
    pub fn write(&self) -> Result<String, String> {
        yaml::write(self).map_err(|error| error.to_string())
    }
}

/// The line in which each problem of a set begins.
pub fn lines_of_problems(bytes: &[u8]) -> Vec<usize> {
    let Ok(Node { content: Content::Mapping(entries), .. }) = yaml::tree_of_bytes(bytes) else {
        return Vec::new();
    };
    let problems = entries.iter().find(|(key, _)| key.scalar() == Some("problems"));
    match problems.map(|(_, value)| &value.content) {
        Some(Content::List(items)) => items.iter().map(|item| item.place.line).collect(),
        _ => Vec::new(),
    }
}
