//! The rules: contract of every game, perft tables, independent slow generators.

mod bataille;
mod contract;
mod contract_toy;
mod perft_table;
mod roi;
mod slow_bataille;
mod slow_roi;
