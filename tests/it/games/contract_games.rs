//! Each game keeps the contract.

use super::contract::{self, Effort};

#[test]
fn roi_keeps_the_contract() {
    let effort = Effort { games: 10, plies: 60, every: 1 };
    assert_eq!(contract::check(&super::roi::starts(), &super::roi::all_move_texts(), effort), Ok(()));
}

#[test]
fn walle_keeps_the_contract() {
    let effort = Effort { games: 2, plies: 60, every: 6 };
    assert_eq!(contract::check(&super::walle::starts(), &super::walle::all_move_texts(), effort), Ok(()));
}

#[test]
fn moulin_keeps_the_contract() {
    let effort = Effort { games: 1, plies: 120, every: 20 };
    assert_eq!(contract::check(&super::moulin::starts(), &super::moulin::all_move_texts(), effort), Ok(()));
}

#[test]
fn relief_keeps_the_contract() {
    let effort = Effort { games: 1, plies: 120, every: 20 };
    assert_eq!(contract::check(&super::relief::starts(), &super::relief::all_move_texts(), effort), Ok(()));
}
