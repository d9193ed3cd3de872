//! The author's solution beside an exercise, and the list of its changes that no input tells from it.
//!
//! `solutions/<id>/equivalent.yaml` is a list of `{line, was, now, nth, why}`: a line of the solution, the part of it
//! that is replaced and by what, which of several such places in the file is meant (1 unless said otherwise), and
//! why no input shows the difference. A line's text and not its number is named, so that edits elsewhere leave the
//! list as it is. Not for: making the changes (`language`), nor for trying them (`grading`).

use super::fault::{Fault, Faults, Source};
use super::folder::Folder;
use super::model::{ExerciseId, Localized};
use super::walk::Walk;
use crate::msg;
use crate::yaml::{self, Node, Place};
use std::sync::Arc;

/// The file of the solution.
const SOLUTION: &str = "solution.py";
/// The file of the list.
const FILE: &str = "equivalent.yaml";
const KEYS: &[&str] = &["line", "was", "now", "nth", "why"];

/// The author's solution in Python.
#[derive(Debug, Clone)]
pub struct Solution {
    /// How its author knows the file.
    pub shown: String,
    /// Its source.
    pub source: Vec<u8>,
    /// The changes that its author lists as equivalent, in the order written.
    pub equivalents: Vec<Equivalent>,
    /// The file of that list; empty where there is none.
    pub listing: Arc<Source>,
}

/// A change that no input tells from the solution, as its author says.
#[derive(Debug, Clone, PartialEq)]
pub struct Equivalent {
    /// Which change it is.
    pub change: Change,
    /// Why no input shows the difference.
    pub why: Localized,
    /// Where it stands.
    pub place: Place,
}

/// How one change of a program is named.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Change {
    /// The text of its line, without what is blank around it.
    pub line: String,
    /// The part that is replaced.
    pub was: String,
    /// What stands there instead.
    pub now: String,
    /// Which of the places of the file is meant where several have all this in common, from 1.
    pub nth: usize,
}

/// Reads the solution of an exercise and the list beside it.
pub(super) fn solution(id: &ExerciseId, folder: &Folder) -> Result<Solution, Faults> {
    let file = |name: &str| {
        let (shown, read) = folder.solution(id.as_str(), name);
        match read {
            Ok(bytes) => Ok((shown, bytes)),
            Err(reason) => Err(Faults::one(Fault::whole(shown, reason))),
        }
    };
    let (shown, source) = file(SOLUTION)?;
    let Some(source) = source else {
        let fault = Fault::whole(shown, msg!("mutants-no-solution"));
        return Err(Faults::one(fault.with_hint(msg!("mutants-hint-solution"))));
    };
    let (path, bytes) = file(FILE)?;
    let mut solution = Solution {
        shown,
        source,
        equivalents: Vec::new(),
        listing: Arc::new(Source { path, text: String::new() }),
    };
    if let Some(bytes) = bytes {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let listing = Arc::new(Source { path: solution.listing.path.clone(), text });
        let root =
            yaml::tree_of_bytes(&bytes).map_err(|fault| Faults::one(Fault::of_yaml(&listing, fault)))?;
        let mut walk = Walk::new(&listing);
        let read = walk.equivalents(&root);
        Faults::check(walk.found)?;
        solution.equivalents = read;
        solution.listing = listing;
    }
    Ok(solution)
}

impl Walk {
    fn equivalents(&mut self, root: &Node) -> Vec<Equivalent> {
        let mut found: Vec<Equivalent> = Vec::new();
        for node in self.list(root).unwrap_or_default() {
            let Some(one) = self.equivalent(node) else { continue };
            if let Some(first) = found.iter().find(|other| other.change == one.change) {
                let fault = Fault::at(&self.source, one.place, msg!("mutants-listed-twice"))
                    .with_also(first.place.clone(), msg!("exercise-first-here"));
                self.found.push(fault);
                continue;
            }
            found.push(one);
        }
        found
    }

    fn equivalent(&mut self, node: &Node) -> Option<Equivalent> {
        let fields = self.fields(node, Some(KEYS))?;
        let line = self.required(fields, "line").and_then(|node| self.text(node));
        let was = self.required(fields, "was").and_then(|node| self.text(node));
        // What stands there instead may be nothing: `not` left out.
        let now = self.required(fields, "now").and_then(|node| match node.scalar() {
            Some(text) => Some(text),
            None => self.not_a(node, msg!("yaml-kind-text")),
        });
        let nth = fields.get("nth").map_or(Some(1), |node| self.integer(node, 1..=100_000));
        let why = self.required(fields, "why").and_then(|node| self.localized(node));
        let change = Change {
            line: line?.trim().to_owned(),
            was: was?.trim().to_owned(),
            now: now?.trim().to_owned(),
            nth: usize::try_from(nth?).ok()?,
        };
        Some(Equivalent { change, why: why?, place: node.place.clone() })
    }
}
