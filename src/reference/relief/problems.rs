//! `relief.problems`: positions of the set that comes with jugeote, each with a number of moves.
//!
//! Where the set says "win in n", a function that is asked for n moves must find a win, and one that is asked for
//! n - 1 must find that there is none. Not for: whether the set is right, which tests prove.

use crate::games::{Dice, Game as _, relief};
use crate::message::Message;
use crate::msg;
use crate::problems::{Goal, shipped};
use crate::reference::Generator;
use crate::reference::settings::Settings;
use crate::value::Value;

/// The generator.
pub(in crate::reference) struct Problems;

/// The longest wins of the set that may be asked for.
const LENGTHS: std::ops::RangeInclusive<usize> = 1..=3;

/// What may be asked: for as many moves as the win takes, or for one fewer.
const ASKED: [&str; 2] = ["exact", "fewer"];

impl Generator for Problems {
    fn name(&self) -> &'static str {
        "relief.problems"
    }

    fn settings(&self) -> &'static [&'static str] {
        &["within", "asked"]
    }

    fn generate(
        &self,
        count: usize,
        settings: &[(String, Value)],
        seed: u64,
    ) -> Result<Vec<Vec<Value>>, Message> {
        let settings = Settings::new(self.name(), self.settings(), settings)?;
        let within = settings.range("within", &LENGTHS, LENGTHS)?;
        let asked = settings.words("asked", &ASKED)?.unwrap_or_else(|| vec!["exact"]);
        let Some(Ok(set)) = shipped(relief::Position::NAME) else {
            return Err(msg!("reference-relief-no-set"));
        };
        let mut found = Vec::new();
        for problem in set.problems.iter().filter(|problem| problem.goal == Goal::Win) {
            let length = problem.within as usize;
            if within.contains(&length) {
                found.extend(asked.iter().filter_map(|&asked| match asked {
                    "fewer" => (length > 1).then(|| (problem.position.clone(), length - 1)),
                    _ => Some((problem.position.clone(), length)),
                }));
            }
        }
        Dice::new(seed).shuffle(&mut found);
        if found.len() < count {
            return Err(msg!(
                "reference-too-few-cases",
                generator = self.name(),
                possible = found.len(),
                count = count
            ));
        }
        let case = |(position, within): (String, usize)| vec![Value::text(position), Value::int(within)];
        Ok(found.into_iter().take(count).map(case).collect())
    }
}
