//! A file of problems: its format number, its game, the problems.
//!
//! Not for: reading from disk, nor for whether the problems are right.

use super::{Problem, TreeFault};
use crate::msg;
use crate::yaml::{self, Content, Fault, Node, Place, Spanned};
use serde::{Deserialize, Serialize};

/// The number of the format written and read here.
pub const FORMAT: u32 = 2;

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
        let set: Self = yaml::read_bytes(bytes)?;
        for (index, problem) in set.problems.iter().enumerate() {
            if let Err(fault) = problem.tree.branches() {
                return Err(in_tree(bytes, index, &fault));
            }
        }
        Ok(set)
    }

    /// The set as YAML.
    pub fn write(&self) -> Result<String, String> {
        yaml::write(self).map_err(|error| error.to_string())
    }
}

/// The fault of a tree's text, placed at its line where the text is a block, else at its key.
fn in_tree(bytes: &[u8], index: usize, fault: &TreeFault) -> Fault {
    let nodes = nodes_of_problems(bytes);
    let entries = match nodes.get(index).map(|problem| &problem.content) {
        Some(Content::Mapping(entries)) => &entries[..],
        _ => &[],
    };
    let key = entries.iter().map(|(key, _)| key).find(|key| key.scalar() == Some("tree"));
    let mut place = key.map_or_else(Place::start, |key| key.place.clone());
    let text = String::from_utf8_lossy(bytes);
    let begins_a_block = |line: &str| line.trim_end().ends_with(['|', '-', '+']) && line.contains('|');
    if text.lines().nth(place.line.saturating_sub(1)).is_some_and(begins_a_block) {
        place = Place::at_line(&text, place.line + fault.line, place.column);
    }
    let message = msg!("tree-fault", line = fault.line, reason = fault.message.clone());
    Fault::at(place, message)
}

/// The line in which each problem of a set begins.
pub fn lines_of_problems(bytes: &[u8]) -> Vec<usize> {
    nodes_of_problems(bytes).iter().map(|problem| problem.place.line).collect()
}

fn nodes_of_problems(bytes: &[u8]) -> Vec<Node> {
    let Ok(Node { content: Content::Mapping(entries), .. }) = yaml::tree_of_bytes(bytes) else {
        return Vec::new();
    };
    let problems = entries.into_iter().find(|(key, _)| key.scalar() == Some("problems"));
    match problems.map(|(_, value)| value.content) {
        Some(Content::List(items)) => items,
        _ => Vec::new(),
    }
}
