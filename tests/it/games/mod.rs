//! The rules: contract of every game, perft tables, independent slow generators.

mod bataille;
mod slow_bataille;
