//! A case of an exercise as a line of its `exercise.yaml`, where it reads back as the same values by its signature.
//!
//! Not for: how values are written (`pasted`), nor for what a student is shown of a call.

use super::case::Expectation;
use super::model::Exercise;
use super::pasted::case_line;
use crate::language::Input;
use crate::value::{Type, Value, compare};

/// Characters of the line without its answer, and with it.
const LONGEST: usize = 2000;

impl Exercise {
    /// The line of a call and its right answer; without the answer where that is long or none is given, for a
    /// reference or a checker knows it. None where the arguments are long, or cannot be written.
    pub fn case_line(&self, args: &[Value], expected: Option<&Value>) -> Option<String> {
        let function = self.function()?;
        let all = args.len() == function.params.len()
            && args.iter().zip(&function.params).all(|(arg, param)| is_written(arg, &param.kind));
        let short = |line: &String| line.chars().count() <= LONGEST;
        let input = Input::Arguments(args.to_vec());
        let bare = case_line(&input, None).filter(|line| all && short(line))?;
        let expected = expected.filter(|value| is_written(value, &function.returns)).cloned();
        let whole = expected.and_then(|value| case_line(&input, Some(&Expectation::Value(value))));
        Some(whole.filter(short).unwrap_or(bare))
    }
}

/// Whether a value reads back as itself by its type.
fn is_written(value: &Value, kind: &Type) -> bool {
    let back = written(value).and_then(|plain| kind.convert(plain).ok());
    back.is_some_and(|back| compare::equal(&back, value))
}

/// What reading the YAML of a value gives before its type is known: lists for tuples and sets.
fn written(value: &Value) -> Option<Value> {
    let all = |items: &[Value]| items.iter().map(written).collect::<Option<Vec<_>>>();
    Some(match value {
        Value::None | Value::Bool(_) | Value::Int(_) | Value::Float(_) => value.clone(),
        Value::Text(text) => Value::text(text.as_str()?),
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => Value::List(all(items)?),
        Value::Dict(entries) => Value::Dict(
            entries.iter().map(|(key, item)| Some((written(key)?, written(item)?))).collect::<Option<_>>()?,
        ),
        Value::Bytes(_) | Value::Sub(..) | Value::Other { .. } => return None,
    })
}
