//! What a question about the other's grid can be expected to tell, in bits.
//!
//! All grids that fit are equally likely. An answer tells as much as the answers differ, less what the answerer's
//! own choice adds: who is asked for a black cell picks one of the `u` not told yet with equal chance, and knowing
//! the grid `log2 u` bits of the answer would still be open. Not for: which actions are legal (`Notes`).

use super::census::Census;
use crate::games::bataille::{Action, CELLS, Cell, Content, LENGTHS, Notes};

/// Values nearer to each other than this are taken for equal: entropies are sums of rounded logarithms.
const EQUAL: f64 = 1e-9;

/// The bits that the answer to a question can be expected to tell; 0 where no grid fits.
pub fn information(census: &Census, notes: &Notes, question: Content) -> f64 {
    match question {
        Content::Number(number) => of_number(census, number),
        Content::Black => of_black(census, notes),
    }
}

/// The legal question that tells most, with its bits; among equals the smallest number, black last. None where
/// no grid fits or no question is legal.
pub fn best_question(census: &Census, notes: &Notes) -> Option<(Content, f64)> {
    if census.grids() == 0 {
        return None;
    }
    let values: Vec<(Content, f64)> = Content::all()
        .filter(|&content| notes.check(Action::Ask(content)).is_ok())
        .map(|content| (content, information(census, notes, content)))
        .collect();
    let most = values.iter().map(|&(_, bits)| bits).fold(f64::NEG_INFINITY, f64::max);
    values.into_iter().find(|&(_, bits)| bits > most - EQUAL)
}

fn of_number(census: &Census, number: u8) -> f64 {
    let content = Content::Number(number);
    let mut counts: Vec<f64> = Cell::all().map(|cell| census.count(content, cell) as f64).collect();
    let shorter: u64 =
        LENGTHS.filter(|&length| length < number).map(|length| census.grids_of_length(length)).sum();
    counts.push(shorter as f64);
    entropy(&counts)
}

fn of_black(census: &Census, notes: &Notes) -> f64 {
    let told = Cell::all().filter(|&cell| notes.at(cell) == Some(Content::Black)).count();
    // The grids by how many black cells they have that are not told yet.
    let untold = |length: u8| (CELLS - usize::from(length)).saturating_sub(told) as f64;
    let mut weights: Vec<f64> = Cell::all()
        .filter(|&cell| notes.at(cell) != Some(Content::Black))
        .map(|cell| {
            let weight = |length| census.black_in_length(cell, length) as f64 / untold(length).max(1.0);
            LENGTHS.map(weight).sum()
        })
        .collect();
    let none: u64 =
        LENGTHS.filter(|&length| untold(length) < 1.0).map(|length| census.grids_of_length(length)).sum();
    weights.push(none as f64);
    let choice: f64 =
        LENGTHS.map(|length| census.grids_of_length(length) as f64 * untold(length).max(1.0).log2()).sum();
    let grids = census.grids() as f64;
    if grids == 0.0 { 0.0 } else { (entropy(&weights) - choice / grids).max(0.0) }
}

/// The bits of one draw among things of these weights.
fn entropy(weights: &[f64]) -> f64 {
    let sum: f64 = weights.iter().sum();
    weights.iter().filter(|&&weight| weight > 0.0).map(|weight| weight / sum * (sum / weight).log2()).sum()
}
