//! Exact deduction in Bataille: against the published totals, against a slow second counter, by symmetry, and by hand.

mod against_slow;
mod by_hand;
mod command;
mod honest;
mod notation;
mod player;
mod slow;

use jugeote::games::bataille::{Cell, Content, Evidence};
use jugeote::search::grids::{Census, Constraints};

/// Back and forth from A1: row 1 to the right, row 2 to the left, …
const SNAKE: &str =
    "1,2,3,4,5,6/12,11,10,9,8,7/13,14,15,16,17,18/24,23,22,21,20,19/25,26,27,28,29,30/36,35,34,33,32,31";

/// The snake stopped at 31: five black cells.
const SHORT_SNAKE: &str =
    "1,2,3,4,5,6/12,11,10,9,8,7/13,14,15,16,17,18/24,23,22,21,20,19/25,26,27,28,29,30/#,#,#,#,#,31";

/// The evidence of these facts.
fn evidence(facts: &[impl AsRef<str>]) -> Evidence {
    let lines: Vec<&str> = facts.iter().map(AsRef::as_ref).collect();
    Evidence::parse(&lines.join("\n")).expect("facts")
}

/// The count of the grids that fit these facts.
fn census(facts: &[impl AsRef<str>]) -> Census {
    Census::of(&Constraints::of(&evidence(facts)))
}

/// The numbers of the snake below 31: 30 stands in F5, over the free row 6.
fn five_rows() -> Vec<String> {
    let numbers = SNAKE.split(['/', ',']).zip(Cell::all()).take(30);
    numbers.map(|(number, cell)| format!("?{number} {cell}")).collect()
}

/// Facts as lines.
fn lines(facts: &[(String, String)]) -> Vec<String> {
    facts.iter().map(|(action, answer)| format!("{action} {answer}")).collect()
}

/// In how many grids a cell holds a number, 0 for black.
fn count(census: &Census, cell: usize, number: u8) -> u64 {
    let cell = Cell::all().nth(cell).expect("a cell");
    census.count(if number == 0 { Content::Black } else { Content::Number(number) }, cell)
}
