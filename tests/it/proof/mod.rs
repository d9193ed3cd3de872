//! Forced wins: the prover against hand-made trees and against a plain search; `game solve`.

mod against_plain;
mod grundy;
mod keys;
pub(crate) mod plain;
mod solve;
mod tree;
mod tree_game;
