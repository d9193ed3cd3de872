//! The answers of the search as a tree that is stored: replies answered alike are one line, and the greatest group
//! of replies is `*`.
//!
//! Not for: the text of a tree (`problems`).

use crate::problems::{Branch, Defence, Replies};
use crate::search::Answer;
use std::cmp::Reverse;
use std::fmt::Display;

/// The branch of a move with the answers to what follows it; these stand the longest defence first, equal ones in
/// the order of their texts.
pub(in crate::training) fn branch<M: Display>(mv: &M, answers: &[Answer<M>]) -> Branch {
    let mut groups: Vec<(u32, Vec<String>, Option<Branch>)> = Vec::new();
    for Answer { reply, plies, answer } in answers {
        let answer = answer.as_ref().map(|(mv, then)| branch(mv, then));
        match groups.iter_mut().find(|(other, _, same)| other == plies && *same == answer) {
            Some((_, replies, _)) => replies.push(reply.to_string()),
            None => groups.push((*plies, vec![reply.to_string()], answer)),
        }
    }
    // Of equal groups the first.
    let greatest = groups.iter().map(|(_, replies, _)| replies.len()).enumerate();
    let greatest = greatest.min_by_key(|&(_, replies)| Reverse(replies));
    let others = greatest.filter(|&(_, replies)| replies > 1).map(|(index, _)| index);
    let defence = |(index, (_, replies, answer)): (usize, (u32, Vec<String>, Option<Branch>))| Defence {
        replies: if Some(index) == others { Replies::Others } else { Replies::These(replies) },
        answer,
    };
    Branch { mv: mv.to_string(), defences: groups.into_iter().enumerate().map(defence).collect() }
}
