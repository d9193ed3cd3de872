//! What `exercise.yaml` says to people: in both languages, and as much as they need.
//!
//! Looks at the file's tree again, because what was read no longer tells a text in one language from one in both.
//! Not for: the statement (`statement`).

use super::{Check, Finding};
use crate::exercise::fault::Fault;
use crate::exercise::model::Exercise;
use crate::exercise::walk::{Fields, Walk};
use crate::message::Message;
use crate::msg;
use crate::yaml::{self, Content, Node};

/// What is missing of title, hints, level, concepts, and of what cases are about.
pub(super) fn findings(exercise: &Exercise) -> Vec<Finding> {
    let Ok(root) = yaml::tree(&exercise.source.text) else { return Vec::new() };
    let mut author = Author { exercise, found: Vec::new() };
    let Some(fields) = fields(&root) else { return Vec::new() };
    author.both(fields.get("title"), msg!("verify-one-language-title"));
    author.about(fields);
    author.points(fields);
    let hints = items(fields.get("hints"));
    if hints.is_empty() {
        author.note(Check::Texts, fields.key("hints").unwrap_or(&root), msg!("verify-no-hints"));
    }
    for hint in hints {
        author.both(Some(hint), msg!("verify-one-language-hint"));
    }
    for group in items(fields.get("groups")) {
        let cases = self::fields(group).and_then(|group| group.get("cases"));
        for case in items(cases) {
            let Some(case_fields) = self::fields(case) else { continue };
            match case_fields.get("why") {
                Some(why) => author.both(Some(why), msg!("verify-one-language-why")),
                None => author.note(Check::Texts, case, msg!("verify-no-why")),
            }
        }
    }
    author.found
}

struct Author<'a> {
    exercise: &'a Exercise,
    found: Vec<Finding>,
}

impl Author<'_> {
    fn note(&mut self, check: Check, node: &Node, message: Message) {
        let fault = Fault::at(&self.exercise.source, node.place.clone(), message);
        self.found.push(Finding::new(check, fault));
    }

    /// Notes a text that does not say what it says in French and in English.
    fn both(&mut self, node: Option<&Node>, message: Message) {
        let Some(node) = node else { return };
        let told =
            fields(node).is_some_and(|fields| fields.get("fr").is_some() && fields.get("en").is_some());
        if !told {
            let fault = Fault::at(&self.exercise.source, node.place.clone(), message);
            let fault = fault.with_hint(msg!("verify-hint-both"));
            self.found.push(Finding::new(Check::Texts, fault));
        }
    }

    fn about(&mut self, fields: Fields<'_>) {
        if fields.get("level").is_none() {
            self.note(Check::About, fields.node, msg!("verify-no-level"));
        }
        if self.exercise.concepts.is_empty() {
            self.note(
                Check::About,
                fields.get("concepts").unwrap_or(fields.node),
                msg!("verify-no-concepts"),
            );
        }
    }

    /// The total announced must be what the groups give.
    fn points(&mut self, fields: Fields<'_>) {
        let Some(node) = fields.get("points") else { return };
        let announced = Walk::new(&self.exercise.source).points(node);
        if announced.is_some_and(|points| points != self.exercise.points) {
            let sum = crate::exercise::read::decimal_text(&self.exercise.points);
            self.note(Check::Points, node, msg!("verify-points", sum = sum));
        }
    }
}

/// The entries of a mapping.
fn fields(node: &Node) -> Option<Fields<'_>> {
    Walk::new(&std::sync::Arc::default()).fields(node, None)
}

/// The elements of a list; none of anything else.
fn items(node: Option<&Node>) -> &[Node] {
    match node.map(|node| &node.content) {
        Some(Content::List(items)) => items,
        _ => &[],
    }
}
