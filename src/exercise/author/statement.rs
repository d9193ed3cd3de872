//! The statement in both languages, and whether each shows the function as `exercise.yaml` declares it.
//!
//! Not for: whether the text is any good.

use super::{Check, Finding, place};
use crate::exercise::fault::{Fault, Source};
use crate::exercise::folder::Folder;
use crate::exercise::model::{Exercise, Function};
use crate::exercise::read::STATEMENTS;
use crate::msg;
use std::ops::Range;
use std::sync::Arc;

/// What is wrong with the statements.
pub(super) fn findings(exercise: &Exercise, folder: &Folder) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut texts = Vec::new();
    for name in STATEMENTS {
        let shown = folder.shown(name);
        match folder.read(name) {
            Ok(Some(bytes)) => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let source = Arc::new(Source { path: shown, text });
                found.extend(exercise.function().and_then(|function| other_signature(function, &source)));
                texts.push(source);
            }
            // What cannot be read was a fault before.
            Ok(None) | Err(_) => found.push(Fault::whole(shown, msg!("verify-statement-missing"))),
        }
    }
    if let [first, second] = &texts[..]
        && first.text.trim() == second.text.trim()
    {
        found.push(Fault::whole(
            second.path.as_str(),
            msg!("verify-statement-same", other = first.path.as_str()),
        ));
    }
    found.into_iter().map(|fault| Finding::new(Check::Statement, fault)).collect()
}

/// A statement that shows the function nowhere as it is declared.
fn other_signature(function: &Function, source: &Arc<Source>) -> Option<Fault> {
    let params: Vec<&str> = function.params.iter().map(|param| param.name.as_str()).collect();
    let declared = format!("{}({})", function.name, params.join(", "));
    let shown: Vec<_> = calls(&source.text, &function.name).collect();
    if shown.iter().any(|(_, names)| *names == params) {
        return None;
    }
    // An example is no signature: it has values where a signature has names.
    let other = shown.iter().find(|(_, names)| names.iter().all(|name| is_name(name)));
    let Some((bytes, _)) = other else {
        let message = msg!("verify-statement-unnamed", declared = declared.as_str());
        let hint = msg!("verify-hint-statement", declared = declared);
        return Some(Fault::whole(source.path.as_str(), message).with_hint(hint));
    };
    let text = source.text[bytes.clone()].to_owned();
    let message = msg!("verify-statement-signature", shown = text, declared = declared);
    Some(Fault::at(source, place(source, bytes.clone()), message))
}

/// Where a text calls a function, and what stands between the parentheses: names of parameters without their types
/// and defaults.
fn calls<'a>(text: &'a str, function: &'a str) -> impl Iterator<Item = (Range<usize>, Vec<&'a str>)> {
    text.match_indices(function).filter_map(move |(at, _)| {
        let joined = text[..at].chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == '_');
        let open = at + function.len();
        if joined || !text[open..].starts_with('(') {
            return None;
        }
        let end = closing(&text[open..])? + open;
        Some((at..end + 1, names(&text[open + 1..end])))
    })
}

/// Where the parenthesis closes that a text begins with.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    text.char_indices().take(400).find_map(|(at, c)| {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        (depth == 0).then_some(at)
    })
}

/// What a list of parameters names: the parts between its own commas, up to a type or a default.
fn names(text: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let parts = text.split(move |c: char| {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    });
    parts
        .map(|part| part.split([':', '=']).next().unwrap_or_default().trim())
        .filter(|part| !part.is_empty())
        .collect()
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_alphanumeric() || c == '_')
}
