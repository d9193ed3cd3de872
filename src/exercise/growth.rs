//! How fast a function's time may grow: `growth: {param: n, sizes: [200, 400, 800], at_most: quadratic}`.
//!
//! Each size is a case of the group. Not for: measuring or judging (`grading`).

use super::groups::Context;
use super::model::{Function, Task};
use super::walk::Walk;
use crate::message::Message;
use crate::msg;
use crate::value::{Type, Value};
use crate::yaml::Node;

/// Sizes a growth is measured at: two steps at least, or nothing can be told from a constant part.
const SIZES: std::ops::RangeInclusive<usize> = 3..=10;
/// The largest number, and the largest list or text.
const LARGEST_NUMBER: u64 = 1_000_000_000_000;
const LARGEST_LENGTH: u64 = 1_000_000;

/// The growth a group declares.
#[derive(Debug, Clone, PartialEq)]
pub struct Growth {
    /// The parameter that grows.
    pub param: String,
    /// The sizes, rising.
    pub sizes: Vec<u64>,
    /// How fast the time may grow.
    pub at_most: Order,
    /// The arguments of each size.
    pub calls: Vec<Vec<Value>>,
    /// Where it stands in `exercise.yaml`: line and column, from 1.
    pub at: (usize, usize),
}

/// How time grows with a size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Order {
    /// Not at all.
    Constant,
    /// As the size, a logarithm more included.
    Linear,
    /// As its square.
    Quadratic,
    /// As its cube.
    Cubic,
}

impl Order {
    /// The power of the size.
    pub const fn power(self) -> u8 {
        match self {
            Self::Constant => 0,
            Self::Linear => 1,
            Self::Quadratic => 2,
            Self::Cubic => 3,
        }
    }
}

impl Walk {
    /// The growth of a group.
    pub(super) fn growth(&mut self, node: &Node, context: Context<'_>) -> Option<Growth> {
        let fields = self.fields(node, Some(&["param", "sizes", "at_most", "args"]))?;
        let words = [
            ("constant", Order::Constant),
            ("linear", Order::Linear),
            ("quadratic", Order::Quadratic),
            ("cubic", Order::Cubic),
        ];
        let at_most = self.required(fields, "at_most").and_then(|node| self.word(node, &words));
        let sizes = self.required(fields, "sizes").and_then(|node| self.sizes(node));
        let param = self.required(fields, "param").and_then(|node| Some((self.text(node)?, node)));
        let function = match context.task {
            Some(Task::Function(function)) => function,
            Some(Task::Script) => {
                self.error(node, msg!("exercise-growth-script"));
                return None;
            }
            None => return None,
        };
        if !context.answered {
            self.error(node, msg!("exercise-generate-unanswered"));
        }
        let (name, name_at) = param?;
        let Some(grows) = function.params.iter().position(|param| param.name == name) else {
            let known: Vec<&str> = function.params.iter().map(|param| param.name.as_str()).collect();
            let hint = super::walk::meant_or_known(name, &known);
            self.error_with(name_at, msg!("exercise-growth-param", name = self.excerpt(name_at)), hint);
            return None;
        };
        let others = self.other_args(fields.get("args"), node, function, grows);
        let (sizes, others) = (sizes?, others?);
        let mut calls = Vec::new();
        for &size in &sizes {
            match of_size(&function.params[grows].kind, size) {
                Ok(value) => {
                    let mut args = others.clone();
                    args.insert(grows, value);
                    calls.push(args);
                }
                Err(message) => {
                    self.error(name_at, message);
                    return None;
                }
            }
        }
        let at = (node.place.line, node.place.column);
        Some(Growth { param: name.to_owned(), sizes, at_most: at_most?, calls, at })
    }

    fn sizes(&mut self, node: &Node) -> Option<Vec<u64>> {
        let items = self.list(node)?;
        let sizes: Vec<_> = items.iter().map(|item| self.integer(item, 1..=LARGEST_NUMBER)).collect();
        let sizes: Vec<u64> = sizes.into_iter().collect::<Option<_>>()?;
        if !SIZES.contains(&sizes.len()) || !sizes.is_sorted_by(|a, b| a < b) {
            self.error(node, msg!("exercise-growth-sizes", least = *SIZES.start(), most = *SIZES.end()));
            return None;
        }
        Some(sizes)
    }

    /// The arguments for the parameters that do not grow, in order, from `args: {name: value}`.
    fn other_args(
        &mut self,
        args: Option<&Node>,
        node: &Node,
        function: &Function,
        grows: usize,
    ) -> Option<Vec<Value>> {
        let others: Vec<_> =
            function.params.iter().enumerate().filter(|(index, _)| *index != grows).collect();
        let names: Vec<&str> = others.iter().map(|(_, param)| param.name.as_str()).collect();
        let fields = match args {
            Some(node) => Some(self.fields(node, Some(&names))?),
            None => None,
        };
        let mut found = Vec::new();
        for (_, param) in others {
            if let Some(node) = fields.and_then(|fields| fields.get(&param.name)) {
                found.push(self.typed(node, &param.kind));
            } else {
                let at = args.unwrap_or(node);
                self.error(at, msg!("exercise-growth-arg", name = param.name.as_str()));
                found.push(None);
            }
        }
        found.into_iter().collect()
    }
}

/// A value of this size: the number itself; a list of different numbers, or a text of letters, in scattered order.
fn of_size(kind: &Type, size: u64) -> Result<Value, Message> {
    match kind {
        Type::Int => Ok(Value::int(size)),
        Type::List(_) | Type::Str if size > LARGEST_LENGTH => {
            Err(msg!("exercise-growth-length", size = size, most = LARGEST_LENGTH))
        }
        Type::List(of) if **of == Type::Int => Ok(Value::List(scattered(size).map(Value::int).collect())),
        Type::Str => {
            let letter = |number: u64| char::from(b'a' + (number % 26) as u8);
            Ok(Value::text(scattered(size).map(letter).collect::<String>()))
        }
        other => Err(msg!("exercise-growth-type", kind = other.to_string())),
    }
}

/// The numbers below `size`, each once, in a scattered order that is the same every time.
fn scattered(size: u64) -> impl Iterator<Item = u64> {
    // A full period: the increment is odd and the multiplier is 1 modulo 4, modulo a power of two.
    let modulus = size.next_power_of_two().max(4);
    let mut state = 1_u64;
    std::iter::from_fn(move || {
        state = state.wrapping_mul(0x5851_f42d).wrapping_add(0x3c6e_f35f) % modulus;
        Some(state)
    })
    .filter(move |&number| number < size)
    .take(size as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_a_size_has_every_number_once_and_no_order() {
        for size in [1, 2, 3, 10, 64, 1000] {
            let mut numbers: Vec<u64> = scattered(size).collect();
            assert!(size < 10 || !numbers.is_sorted());
            numbers.sort_unstable();
            assert_eq!(numbers, (0..size).collect::<Vec<_>>());
        }
    }
}
