//! Reading the signature of the function a student writes.
//!
//! Not for: comparing it with a reference (`grading`).

use super::fault::Fault;
use super::model::{Function, Param};
use super::walk::{Walk, meant_or_known};
use crate::msg;
use crate::value::{Type, TypeFault};
use crate::yaml::Node;

/// Parameters a function may have.
const MOST_PARAMS: usize = 20;

/// Words that Python keeps for itself.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def",
    "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
    "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

impl Walk {
    /// `function: {name, params: [{name, type}], returns}`.
    pub(super) fn function(&mut self, node: &Node) -> Option<Function> {
        let fields = self.fields(node, Some(&["name", "params", "returns"]))?;
        let name = self.required(fields, "name").and_then(|node| self.identifier(node)).map(str::to_owned);
        let params = self.required(fields, "params").and_then(|node| self.params(node));
        let returns = self.required(fields, "returns").and_then(|node| self.kind(node));
        Some(Function { name: name?, params: params?, returns: returns? })
    }

    fn params(&mut self, node: &Node) -> Option<Vec<Param>> {
        let items = self.list(node)?;
        if items.len() > MOST_PARAMS {
            self.error(node, msg!("exercise-too-many-params", count = items.len(), most = MOST_PARAMS));
            return None;
        }
        let mut named: Vec<(&str, &Node)> = Vec::new();
        let mut params = Vec::new();
        for item in items {
            let Some(fields) = self.fields(item, Some(&["name", "type"])) else { continue };
            let name = self.required(fields, "name").and_then(|node| Some((self.identifier(node)?, node)));
            let kind = self.required(fields, "type").and_then(|node| self.kind(node));
            if let Some((name, at)) = name {
                if let Some((_, first)) = named.iter().find(|(other, _)| *other == name) {
                    let fault =
                        Fault::at(&self.source, at.place.clone(), msg!("exercise-param-twice", name = name))
                            .with_also(first.place.clone(), msg!("exercise-first-here"));
                    self.found.push(fault);
                }
                named.push((name, at));
            }
            params.push(name.zip(kind).map(|((name, _), kind)| Param { name: name.to_owned(), kind }));
        }
        if params.len() < items.len() { None } else { params.into_iter().collect() }
    }

    /// A name that every language we grade accepts.
    pub(super) fn identifier<'a>(&mut self, node: &'a Node) -> Option<&'a str> {
        let text = self.text(node)?;
        let fits = text.len() <= 64
            && !text.starts_with(|c: char| c.is_ascii_digit())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if !fits {
            return self.not_a(node, msg!("exercise-kind-identifier"));
        }
        if KEYWORDS.contains(&text) {
            self.error(node, msg!("exercise-keyword", name = text));
            return None;
        }
        Some(text)
    }

    fn kind(&mut self, node: &Node) -> Option<Type> {
        let text = self.text(node)?;
        match Type::parse(text) {
            Ok(kind) => Some(kind),
            Err(fault) => {
                let (message, hint) = match fault {
                    TypeFault::Unknown(word) => (
                        msg!("exercise-type-unknown", word = &word),
                        Some(meant_or_known(&word, &Type::WORDS)),
                    ),
                    TypeFault::Count { name, wanted, found } => {
                        (msg!("exercise-type-count", name = name, wanted = wanted, found = found), None)
                    }
                    TypeFault::Malformed(column) => {
                        let before = text.get(..column - 1).unwrap_or(text).chars().count();
                        (
                            msg!("exercise-type-malformed", place = before + 1),
                            Some(msg!("exercise-hint-type")),
                        )
                    }
                };
                self.error_with(node, message, hint);
                None
            }
        }
    }
}
