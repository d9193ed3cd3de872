//! What a student may see of an exercise before trying it.
//!
//! A [`Sheet`] holds nothing of hidden groups but their names, points and sizes, so that no page made from it
//! can give more away. Not for: laying the sheet out.

use crate::exercise::{
    Exercise, ExerciseId, Expectation, Feedback, Function, Group, Localized, Points, Visibility,
};
use crate::value::Notation;

/// Cases of a group that are shown; the rest are counted.
const CASES: usize = 4;
/// Characters of a call or an answer that are shown.
const SHOWN: usize = 120;

/// An exercise as a student may see it.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// Its id.
    pub id: ExerciseId,
    /// Its title.
    pub title: Localized,
    /// Difficulty, 1 to 5.
    pub level: u8,
    /// What it trains.
    pub concepts: Vec<String>,
    /// The function to write; none where a program is: `jeu_roi(n: int, pos_pions: list[tuple[int, int]]) -> grid[str]`.
    pub signature: Option<String>,
    /// The points of all groups.
    pub points: Points,
    /// The groups in order.
    pub groups: Vec<SheetGroup>,
    /// The statement, in Markdown.
    pub statement: Localized,
    /// How many hints there are.
    pub hints: usize,
    /// Whether there is a file to begin with.
    pub has_starter: bool,
}

/// A group on a sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct SheetGroup {
    /// Its name.
    pub name: String,
    /// Its points.
    pub points: Points,
    /// Who may see its cases.
    pub visibility: Visibility,
    /// The groups that must have passed.
    pub requires: Vec<String>,
    /// How many cases it has.
    pub count: usize,
    /// Some cases, of the groups a student meets first: those that require no other. None of a hidden group.
    pub cases: Vec<SheetCase>,
}

/// A case on a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetCase {
    /// The call.
    pub call: String,
    /// The right answer, where the author wrote it down.
    pub answer: Option<String>,
    /// What the case is about.
    pub why: Option<Localized>,
}

/// The sheet of an exercise.
pub fn show(exercise: &Exercise) -> Sheet {
    Sheet {
        id: exercise.id.clone(),
        title: exercise.title.clone(),
        level: exercise.level,
        concepts: exercise.concepts.clone(),
        signature: exercise.function().map(signature),
        points: exercise.points.clone(),
        groups: exercise.groups.iter().map(|group| sheet_group(exercise, group)).collect(),
        statement: exercise.statement.clone(),
        hints: exercise.hints.len(),
        has_starter: !exercise.starters.is_empty(),
    }
}

fn sheet_group(exercise: &Exercise, group: &Group) -> SheetGroup {
    let may_be_shown = group.visibility == Visibility::Public && group.feedback != Feedback::Verdict;
    let shown = if may_be_shown && group.requires.is_empty() { CASES } else { 0 };
    let name = |index: &usize| exercise.groups.get(*index).map(|group| group.name.clone());
    let generated = group.generate.as_ref().map_or(0, |generate| generate.count);
    SheetGroup {
        name: group.name.clone(),
        points: group.points.clone(),
        visibility: group.visibility,
        requires: group.requires.iter().filter_map(name).collect(),
        count: group.cases.len() + generated + group.growth.as_ref().map_or(0, |growth| growth.sizes.len()),
        cases: group
            .cases
            .iter()
            .take(shown)
            .map(|case| {
                let call = exercise.asked(&case.input, Notation::Python, SHOWN);
                let told = group.feedback == Feedback::Full;
                let answer = case.expect.as_ref().filter(|_| told);
                SheetCase { call: marked(call), answer: answer.and_then(answer_shown), why: case.why.clone() }
            })
            .collect(),
    }
}

/// What is expected, in words.
fn answer_shown(expected: &Expectation) -> Option<String> {
    if let Expectation::Raises(raises) = expected {
        return Some(format!("raise {}", raises.class));
    }
    let value = expected.value().map(|value| marked(Notation::Python.show(value, SHOWN)));
    let Expectation::Output(output) = expected else { return value };
    match (value, output.status) {
        (value, 0) => value,
        (value, status) => Some(format!("{} (status {status})", value.unwrap_or_default()).trim().to_owned()),
    }
}

/// A value in words, its cut end marked as no value's own text can be.
fn marked(shown: crate::value::Shown) -> String {
    if shown.cut == 0 { shown.text } else { format!("{} [… +{}]", shown.text, shown.cut) }
}

fn signature(function: &Function) -> String {
    let params: Vec<_> =
        function.params.iter().map(|param| format!("{}: {}", param.name, param.kind)).collect();
    format!("{}({}) -> {}", function.name, params.join(", "), function.returns)
}
