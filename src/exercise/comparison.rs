//! Reading how answers are judged: `compare: …` or `check: …`, on an exercise, a group or a case.
//!
//! | written | lets pass |
//! |---|---|
//! | `compare: exact` | nothing; this is the default |
//! | `compare: unordered` | another order of the answer's elements |
//! | `compare: float` | floats within 1e-9 of the right one, relatively, or within 1e-12 |
//! | `compare: text` | line ends, blanks at the end of lines, one line end at the very end |
//! | `compare: {unordered: deep}` | another order, in nested lists too |
//! | `compare: {float: {abs: 0.01, rel: 1e-6}}` | floats within the larger of the two |
//! | `compare: {text: [case, blanks]}` | what is named of `Leniency::WORDS` |
//! | `compare: {sequences: any}` | a tuple for a list, a list for a tuple |
//! | `compare: {subclasses: any}` | an instance of a subclass for its base value |
//!
//! Several keys of one mapping hold together. `check:` names a checker instead: `check: roi.winning_move`, or
//! the author's own `check: {python: checker.py}`. Not for: comparing.

use super::fault::Source;
use super::folder::Folder;
use super::model::{CheckerSpec, Comparison};
use super::walk::{Fields, Walk};
use crate::msg;
use crate::value::Type;
use crate::value::compare::{Leniency, Order, Rules, Tolerance, decimal};
use crate::yaml::{Content, Node};
use num_rational::BigRational;
use num_traits::{Signed as _, Zero as _};
use std::sync::Arc;

/// A comparison of one's own; none where that of what lies around holds.
type Own = Option<Comparison>;

/// The tolerance of `compare: float`: absolute and relative.
const USUAL: (&str, &str) = ("1e-12", "1e-9");

impl Walk {
    /// How answers are judged, where it is said. None where what is said is faulty.
    pub(super) fn comparison(
        &mut self,
        fields: Fields<'_>,
        returns: Option<&Type>,
        folder: &Folder,
    ) -> Option<Own> {
        match (fields.get("compare"), fields.get("check")) {
            (None, None) => Some(None),
            (Some(node), None) => self.rules(node, returns).map(|rules| Some(Comparison::Rules(rules))),
            (None, Some(node)) => self.checker(node, folder).map(|spec| Some(Comparison::Checker(spec))),
            (Some(_), Some(_)) => {
                let at = fields.key("check").unwrap_or(fields.node);
                self.error(at, msg!("exercise-compare-and-check"));
                None
            }
        }
    }

    fn rules(&mut self, node: &Node, returns: Option<&Type>) -> Option<Rules> {
        let mut rules = Rules::default();
        if node.scalar().is_some() {
            match self.word(node, &[("exact", 'e'), ("unordered", 'u'), ("float", 'f'), ("text", 't')])? {
                'u' => rules.order = Order::Outermost,
                'f' => rules.tolerance = Tolerance::new(decimal(USUAL.0)?, decimal(USUAL.1)?),
                't' => rules.text = Leniency::UNSEEN.to_vec(),
                _ => {}
            }
            return self.of_type(node, &rules, returns).then_some(rules);
        }
        if !matches!(&node.content, Content::Mapping(entries) if !entries.is_empty()) {
            return self.not_a(node, msg!("exercise-kind-compare"));
        }
        let known = ["unordered", "float", "text", "sequences", "subclasses"];
        let fields = self.fields(node, Some(&known))?;
        let any = [("any", true)];
        let order = self.optional(fields, "unordered", |walk, node| {
            walk.word(node, &[("top", Order::Outermost), ("deep", Order::Nowhere)])
        });
        let tolerance = self.optional(fields, "float", |walk, node| walk.tolerance(node).map(Some));
        let text = self.optional(fields, "text", Self::leniencies);
        let sequences = self.optional(fields, "sequences", |walk, node| walk.word(node, &any));
        let subclasses = self.optional(fields, "subclasses", |walk, node| walk.word(node, &any));
        rules = Rules {
            order: order?,
            tolerance: tolerance?,
            text: text?,
            sequences: sequences?,
            subclasses: subclasses?,
        };
        let mut fits = true;
        for (key, at) in fields.iter() {
            let only = match key {
                "unordered" => Rules { order: rules.order, ..Rules::default() },
                "float" => Rules { tolerance: rules.tolerance.clone(), ..Rules::default() },
                "text" => Rules { text: rules.text.clone(), ..Rules::default() },
                "sequences" => Rules { sequences: true, ..Rules::default() },
                _ => Rules::default(),
            };
            fits &= self.of_type(at, &only, returns);
        }
        fits.then_some(rules)
    }

    /// Whether rules can change anything for answers of a type; if not, the author means something else.
    fn of_type(&mut self, node: &Node, rules: &Rules, returns: Option<&Type>) -> bool {
        let Some(returns) = returns else { return true };
        let holds = |wanted: fn(&Type) -> bool| returns.parts().into_iter().any(wanted);
        let is_sequence =
            |kind: &Type| matches!(kind, Type::Any | Type::List(_) | Type::Tuple(_) | Type::Grid(_));
        let outermost = match returns {
            Type::Optional(of) => is_sequence(of),
            other => is_sequence(other),
        };
        let kind = returns.to_string();
        let (message, hint) =
            if rules.tolerance.is_some() && !holds(|kind| matches!(kind, Type::Any | Type::Float)) {
                (msg!("exercise-compare-no-float", kind = kind), None)
            } else if !rules.text.is_empty() && !holds(|kind| matches!(kind, Type::Any | Type::Str)) {
                (msg!("exercise-compare-no-text", kind = kind), None)
            } else if (rules.sequences || rules.order != Order::Kept) && !holds(is_sequence) {
                (msg!("exercise-compare-no-list", kind = kind), None)
            } else if rules.order == Order::Outermost && !outermost {
                (msg!("exercise-compare-inner-list", kind = kind), Some(msg!("exercise-hint-deep")))
            } else {
                return true;
            };
        self.error_with(node, message, hint);
        false
    }

    fn tolerance(&mut self, node: &Node) -> Option<Tolerance> {
        if !matches!(&node.content, Content::Mapping(entries) if !entries.is_empty()) {
            return self.not_a(node, msg!("exercise-kind-tolerance"));
        }
        let fields = self.fields(node, Some(&["abs", "rel"]))?;
        let one = BigRational::from_integer(1.into());
        let absolute = self.distance(fields, "abs", None);
        let relative = self.distance(fields, "rel", Some(&one));
        Tolerance::new(absolute?, relative?)
    }

    /// One part of a tolerance; 0 where it is left out.
    fn distance(&mut self, fields: Fields<'_>, key: &str, most: Option<&BigRational>) -> Option<BigRational> {
        let Some(node) = fields.get(key) else { return Some(BigRational::zero()) };
        let number = match &node.content {
            Content::Plain(text) => decimal(text),
            _ => None,
        };
        let Some(number) = number else { return self.not_a(node, msg!("exercise-kind-distance")) };
        if number.is_negative() {
            self.error(node, msg!("exercise-tolerance-negative"));
            return None;
        }
        if most.is_some_and(|most| number > *most) {
            self.error(node, msg!("exercise-tolerance-large"));
            return None;
        }
        Some(number)
    }

    fn leniencies(&mut self, node: &Node) -> Option<Vec<Leniency>> {
        let items = self.list(node)?;
        if items.is_empty() {
            return self.not_a(node, msg!("exercise-kind-leniencies"));
        }
        let words: Vec<_> = items.iter().map(|item| self.word(item, &Leniency::WORDS)).collect();
        let mut found: Vec<Leniency> = words.into_iter().collect::<Option<_>>()?;
        found.sort_unstable();
        found.dedup();
        Some(found)
    }

    fn checker(&mut self, node: &Node, folder: &Folder) -> Option<CheckerSpec> {
        let at = (node.place.line, node.place.column);
        if let Content::Mapping(_) = node.content {
            let fields = self.fields(node, Some(&["python"]))?;
            let node = self.required(fields, "python")?;
            let (file, source) = self.checker_file(node, folder)?;
            return Some(CheckerSpec::Python { file, source: Arc::new(source), at });
        }
        let text = node.scalar().unwrap_or_default();
        let fits = !text.is_empty()
            && text.len() <= 100
            && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"._-".contains(&b));
        if fits {
            Some(CheckerSpec::Named { name: text.to_owned(), at })
        } else {
            self.not_a(node, msg!("exercise-kind-checker"))
        }
    }

    fn checker_file(&mut self, node: &Node, folder: &Folder) -> Option<(String, Source)> {
        let name = self.provided_name(node)?;
        match folder.read(name) {
            Ok(Some(bytes)) => match String::from_utf8(bytes) {
                Ok(text) => return Some((name.to_owned(), Source { path: folder.shown(name), text })),
                Err(_) => self.error_with(node, msg!("yaml-not-utf8"), msg!("yaml-hint-utf8")),
            },
            Ok(None) => self.no_file(node, name, folder),
            Err(reason) => self.error(node, msg!("exercise-checker-unreadable", reason = reason)),
        }
        None
    }
}
