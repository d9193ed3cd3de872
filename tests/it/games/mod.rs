//! The rules: contract of every game, perft tables, independent slow generators.

mod moulin;
mod moulin_notation;
mod slow_moulin;
