//! The solution as a tree: each right first move, and an answer to every defence.
//!
//! Its text is one line a branch, indented by two spaces a level: first a right first move; below it lines of
//! `replies: answer`, where the replies stand in the order of their texts and `*` is every legal reply that no
//! other line at that place names. A line without an answer is of replies that end the game themselves. Not for:
//! whether the answers win (`training`).

use crate::message::Message;
use crate::msg;
use serde::{Deserialize, Serialize, Serializer};

/// The deepest a tree goes, far above what is proved: reading stays bounded.
const DEEPEST: usize = 32;

/// A move of the solver, and its answers to what the other side may do then.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Branch {
    /// The move.
    pub mv: String,
    /// The defences, those that hold out longest first; none where the game is won, or where nothing follows.
    pub defences: Vec<Defence>,
}

/// Replies that are answered alike.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Defence {
    /// Which replies.
    pub replies: Replies,
    /// The solver's answer; none where the reply ends the game in its favour.
    pub answer: Option<Branch>,
}

/// Replies of the other side.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Replies {
    /// These, in the order of their texts.
    These(Vec<String>),
    /// Every legal one that is named nowhere else at this place.
    Others,
}

impl Branch {
    /// The solver's moves until the game is won, this one counted. A reply that ends the game itself counts as the
    /// solver's next move.
    pub fn moves(&self) -> u32 {
        let longest =
            self.defences.iter().map(|defence| defence.answer.as_ref().map_or(1, Self::moves)).max();
        1 + longest.unwrap_or(0)
    }

    /// What is answered to a reply, if anything is: the answer where the game goes on.
    pub fn defence_by(&self, reply: &str) -> Option<&Defence> {
        let named = |defence: &&Defence| match &defence.replies {
            Replies::These(replies) => replies.iter().any(|other| other == reply),
            Replies::Others => false,
        };
        let others = |defence: &&Defence| defence.replies == Replies::Others;
        self.defences.iter().find(named).or_else(|| self.defences.iter().find(others))
    }
}

/// The text of a tree.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(transparent)]
pub struct TreeText(pub String);

impl Serialize for TreeText {
    /// As a block of lines.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::yaml::Block(&self.0).serialize(serializer)
    }
}

/// Why a text is no tree.
#[derive(Debug, Clone, PartialEq)]
pub struct TreeFault {
    /// The line of the text, from 1 on.
    pub line: usize,
    /// What is wrong with it.
    pub message: Message,
}

impl TreeText {
    /// The text of a tree of these first moves.
    pub fn of(branches: &[Branch]) -> Self {
        let mut text = String::new();
        for branch in branches {
            text.push_str(&branch.mv);
            text.push('\n');
            write_defences(&branch.defences, 1, &mut text);
        }
        Self(text)
    }

    /// Reads the text. Which moves are legal is not asked.
    pub fn branches(&self) -> Result<Vec<Branch>, TreeFault> {
        let mut lines = Vec::new();
        for (text, line) in self.0.lines().zip(1..) {
            lines.push(Line::read(text).map_err(|message| TreeFault { line, message })?);
        }
        let mut at = 0;
        let mut branches = Vec::new();
        while let Some(first) = lines.get(at) {
            let fault = |message| TreeFault { line: at + 1, message };
            if first.depth != 0 {
                return Err(fault(msg!("tree-indentation")));
            }
            let Line { replies: Replies::These(moves), answer: None, .. } = first else {
                return Err(fault(msg!("tree-first-move")));
            };
            let [mv] = &moves[..] else { return Err(fault(msg!("tree-first-move"))) };
            let mv = mv.clone();
            at += 1;
            let defences = read_defences(&lines, &mut at, 1)?;
            branches.push(Branch { mv, defences });
        }
        Ok(branches)
    }
}

fn write_defences(defences: &[Defence], depth: usize, text: &mut String) {
    for defence in defences {
        text.push_str(&"  ".repeat(depth));
        match &defence.replies {
            Replies::These(replies) => text.push_str(&replies.join(" ")),
            Replies::Others => text.push('*'),
        }
        if let Some(answer) = &defence.answer {
            text.push_str(": ");
            text.push_str(&answer.mv);
        }
        text.push('\n');
        if let Some(answer) = &defence.answer {
            write_defences(&answer.defences, depth + 1, text);
        }
    }
}

/// One line of the text.
struct Line {
    depth: usize,
    replies: Replies,
    answer: Option<String>,
}

impl Line {
    fn read(text: &str) -> Result<Self, Message> {
        let words = text.trim_start_matches(' ');
        let spaces = text.len() - words.len();
        if !spaces.is_multiple_of(2) || spaces / 2 > DEEPEST {
            return Err(msg!("tree-indentation"));
        }
        let (replies, answer) = match words.split_once(": ") {
            Some((replies, answer)) => (replies, Some(answer)),
            None => (words, None),
        };
        let is_move = |word: &str| !word.is_empty() && !word.contains([':', '*', ' ', '\t']);
        let all: Vec<String> = replies.split(' ').map(str::to_owned).collect();
        let replies = match &all[..] {
            [star] if star == "*" => Replies::Others,
            moves if moves.iter().all(|word| is_move(word)) => Replies::These(all),
            _ => return Err(msg!("tree-malformed")),
        };
        if !answer.is_none_or(is_move) {
            return Err(msg!("tree-malformed"));
        }
        Ok(Self { depth: spaces / 2, replies, answer: answer.map(str::to_owned) })
    }
}

fn read_defences(lines: &[Line], at: &mut usize, depth: usize) -> Result<Vec<Defence>, TreeFault> {
    let mut defences = Vec::new();
    while let Some(line) = lines.get(*at).filter(|line| line.depth >= depth) {
        if line.depth > depth {
            return Err(TreeFault { line: *at + 1, message: msg!("tree-indentation") });
        }
        *at += 1;
        let answer = match &line.answer {
            Some(mv) => Some(Branch { mv: mv.clone(), defences: read_defences(lines, at, depth + 1)? }),
            None => None,
        };
        defences.push(Defence { replies: line.replies.clone(), answer });
    }
    Ok(defences)
}
