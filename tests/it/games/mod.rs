//! The rules: contract of every game, perft tables, independent slow generators.

mod bataille;
mod contract;
mod contract_toy;
mod slow_bataille;
