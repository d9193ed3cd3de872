//! Reference solvers, what they say of wrong answers, and the generators of cases.

mod bataille;
mod checkers;
mod relief;
mod roi;
mod roi_explanations;
mod settings;
mod slow;
mod typed;

use jugeote::i18n::{Lang, Wording};
use jugeote::message::Message;
use jugeote::reference::{generator, solver};
use jugeote::value::{Notation, Value};

/// The message in English, then in French.
fn worded(message: &Message) -> [String; 2] {
    [Lang::En, Lang::Fr].map(|lang| Wording::new(lang).say(message))
}

/// The right answer by the named solver.
fn solved(name: &str, args: &[Value]) -> Result<Value, Message> {
    solver(name).expect("a known solver").solve(args)
}

/// What the named solver says of an answer, in English and in French.
fn explained(name: &str, args: &[Value], actual: &Value) -> Option<[String; 2]> {
    let solver = solver(name).expect("a known solver");
    let expected = solver.solve(args).expect("arguments of its domain");
    solver.explain(args, &expected, actual, Notation::Python).map(|message| worded(&message))
}

/// The cases of the named generator.
fn generated(
    name: &str,
    count: usize,
    seed: u64,
    settings: &[(&str, Value)],
) -> Result<Vec<Vec<Value>>, Message> {
    let settings: Vec<_> = settings.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    generator(name).expect("a known generator").generate(count, &settings, seed)
}

/// Values as Python writes them.
fn python(values: &[Value]) -> String {
    Notation::Python.call("", values, usize::MAX).text
}

fn ints(numbers: &[i64]) -> Value {
    Value::List(numbers.iter().map(|&number| Value::int(number)).collect())
}

fn words(words: &[&str]) -> Value {
    Value::List(words.iter().map(Value::text).collect())
}

#[test]
fn solvers_and_generators_are_found_by_the_names_exercises_use() {
    let solvers: Vec<_> = jugeote::reference::solver_names().collect();
    let generators: Vec<_> = jugeote::reference::generator_names().collect();
    assert_eq!(solvers, ["roi.grid", "bataille.grid_valid"]);
    assert_eq!(generators, ["roi.boards", "roi.positions", "bataille.grids", "relief.problems"]);
    assert!(solver("roi.grille").is_none() && generator("roi.grid").is_none());
}
