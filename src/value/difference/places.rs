//! The places in which two values differ, found by walking both at once.
//!
//! Lists are laid beside each other, so that one missing element is one difference and not many; sets, and lists
//! whose order does not matter, are compared as a whole. Not for: grids.

use super::TextDifference;
use super::alignment::{Edit, by_index, edits};
use crate::value::compare::{Rules, by_key, unmatched};
use crate::value::{Step, Value};

/// Places that are named; the rest are counted.
const MOST_NAMED: usize = 6;
/// Lists nested deeper than this are compared index by index.
const DEEPEST_ALIGNED: usize = 8;
/// Comparisons of elements in all alignments together.
const MOST_WORK: usize = 64_000_000;

/// Where two values differ.
#[derive(Debug, Clone, PartialEq)]
pub struct Places<'a> {
    /// The first few places, at least one, in order.
    pub found: Vec<Place<'a>>,
    /// How many there are; missing and extra elements count one each.
    pub count: usize,
}

/// One place in which two values differ.
#[derive(Debug, Clone, PartialEq)]
pub struct Place<'a> {
    /// From the outermost value inwards, in the answer; of what is missing there, in the right answer. Empty
    /// where the whole value is meant.
    pub path: Vec<Step>,
    /// What differs there.
    pub what: What<'a>,
}

/// What differs at one place.
#[derive(Debug, Clone, PartialEq)]
pub enum What<'a> {
    /// Values of different types; the names of the types may still be the same where a class has the name of
    /// a built-in one.
    Types(&'a Value, &'a Value),
    /// Two numbers, truth values or runs of bytes: the expected one and the actual one.
    Values(&'a Value, &'a Value),
    /// Two texts.
    Texts(TextDifference<'a>),
    /// An element or entry that is expected and not there; the path leads to it.
    Missing(&'a Value),
    /// An element or entry that is there and not expected; the path leads to it.
    Extra(&'a Value),
    /// Collections without order: elements expected and not there, elements there and not expected.
    Members {
        /// Expected and not there.
        missing: Vec<&'a Value>,
        /// There and not expected.
        extra: Vec<&'a Value>,
    },
    /// The actual value holds something that is no plain data, which equals nothing.
    Opaque(&'a Value),
}

impl<'a> Places<'a> {
    /// Where `actual` differs from `expected` by these rules; none where it meets them.
    pub fn by(rules: &Rules, expected: &'a Value, actual: &'a Value) -> Option<Self> {
        let mut walk =
            Walk { rules, places: Self { found: Vec::new(), count: 0 }, path: Vec::new(), work: MOST_WORK };
        walk.values(expected, actual);
        (walk.places.count > 0).then_some(walk.places)
    }
}

struct Walk<'a, 'r> {
    rules: &'r Rules,
    places: Places<'a>,
    path: Vec<Step>,
    /// What alignments may still cost.
    work: usize,
}

impl<'a> Walk<'a, '_> {
    fn note(&mut self, what: What<'a>) {
        self.places.count += match &what {
            What::Members { missing, extra } => missing.len() + extra.len(),
            _ => 1,
        };
        if self.places.found.len() < MOST_NAMED {
            self.places.found.push(Place { path: self.path.clone(), what });
        }
    }

    fn at(&mut self, step: Step, look: impl FnOnce(&mut Self)) {
        self.path.push(step);
        look(self);
        self.path.pop();
    }

    fn values(&mut self, expected: &'a Value, actual: &'a Value) {
        let (expected, actual) = (self.rules.bare(expected), self.rules.bare(actual));
        if let Some((a, b)) = self.rules.sequences(expected, actual) {
            if self.rules.any_order(self.path.is_empty()) {
                self.members(a, b);
            } else {
                self.sequences(a, b);
            }
            return;
        }
        match (expected, actual) {
            (_, Value::Other { .. }) => self.note(What::Opaque(actual)),
            (Value::Set(a), Value::Set(b)) => self.members(a, b),
            (Value::Dict(a), Value::Dict(b)) => self.entries(a, b),
            (Value::Sub(class_a, a), Value::Sub(class_b, b)) if class_a == class_b => self.values(a, b),
            (a, b) if self.rules.same(a, b, false) => {}
            (Value::Text(a), Value::Text(b)) => {
                if let Some(texts) = TextDifference::by(&self.rules.text, a, b) {
                    self.note(What::Texts(texts));
                }
            }
            (a, b)
                if std::mem::discriminant(a) == std::mem::discriminant(b)
                    && a.type_name() == b.type_name() =>
            {
                self.note(What::Values(a, b));
            }
            (a, b) => self.note(What::Types(a, b)),
        }
    }

    fn sequences(&mut self, expected: &'a [Value], actual: &'a [Value]) {
        if self.path.len() >= DEEPEST_ALIGNED {
            // Comparing whole elements before walking into them would cost the depth once more.
            for (index, (a, b)) in expected.iter().zip(actual).enumerate() {
                self.at(Step::Index(index), |walk| walk.values(a, b));
            }
            self.edits(&by_index(&[], expected.len(), actual.len()), expected, actual);
            return;
        }
        let pairs = expected.iter().zip(actual).enumerate();
        let differing: Vec<usize> =
            pairs.filter(|(_, (a, b))| !self.rules.same(a, b, false)).map(|(index, _)| index).collect();
        let plain = by_index(&differing, expected.len(), actual.len());
        let shifted = (plain.len() > 1).then(|| self.aligned(expected, actual)).flatten();
        let best = shifted.filter(|shifted| shifted.len() < plain.len()).unwrap_or(plain);
        self.edits(&best, expected, actual);
    }

    /// Elements are laid beside each other by their fingerprints, floats by what they are: nearness is no way to
    /// tell elements apart. What counts as the same after all is no edit, and what only looked the same is one.
    fn aligned(&mut self, expected: &[Value], actual: &[Value]) -> Option<Vec<Edit>> {
        let by = Rules { tolerance: None, ..self.rules.clone() };
        let numbers =
            |values: &[Value]| -> Vec<u64> { values.iter().map(|value| by.fingerprint(value)).collect() };
        let found = edits(&numbers(expected), &numbers(actual), &mut self.work)?;
        let changed = |a: usize, b: usize| {
            (!self.rules.same(&expected[a], &actual[b], false)).then_some(Edit::Changed(a, b))
        };
        let mut checked = Vec::with_capacity(found.len());
        let (mut a, mut b) = (0, 0);
        for edit in found {
            let before = match edit {
                Edit::Missing(index) | Edit::Changed(index, _) => index - a,
                Edit::Extra(index) => index - b,
            };
            checked.extend((0..before).filter_map(|step| changed(a + step, b + step)));
            (a, b) = (a + before, b + before);
            match edit {
                Edit::Missing(_) => a += 1,
                Edit::Extra(_) => b += 1,
                Edit::Changed(..) => (a, b) = (a + 1, b + 1),
            }
            checked.extend(match edit {
                Edit::Changed(a, b) => changed(a, b),
                other => Some(other),
            });
        }
        checked.extend((a..expected.len()).zip(b..actual.len()).filter_map(|(a, b)| changed(a, b)));
        Some(checked)
    }

    fn edits(&mut self, edits: &[Edit], expected: &'a [Value], actual: &'a [Value]) {
        for edit in edits {
            match *edit {
                Edit::Missing(a) => self.at(Step::Index(a), |walk| walk.note(What::Missing(&expected[a]))),
                Edit::Extra(b) => self.at(Step::Index(b), |walk| walk.note(What::Extra(&actual[b]))),
                Edit::Changed(a, b) => {
                    self.at(Step::Index(b), |walk| walk.values(&expected[a], &actual[b]));
                }
            }
        }
    }

    fn members(&mut self, expected: &'a [Value], actual: &'a [Value]) {
        let (missing, extra) = unmatched(self.rules, expected, actual);
        if missing.len() + extra.len() > 0 {
            self.note(What::Members { missing, extra });
        }
    }

    /// The expected entries in order, then those that only the answer has.
    fn entries(&mut self, expected: &'a [(Value, Value)], actual: &'a [(Value, Value)]) {
        for pair in by_key(self.rules, expected, actual) {
            match pair {
                (Some((_, a)), Some((key, b))) => self.at(Step::Key(key.clone()), |walk| walk.values(a, b)),
                (Some((key, a)), None) => self.at(Step::Key(key.clone()), |walk| walk.note(What::Missing(a))),
                (None, Some((key, b))) => self.at(Step::Key(key.clone()), |walk| walk.note(What::Extra(b))),
                (None, None) => {}
            }
        }
    }
}
