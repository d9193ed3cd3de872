//! The rules: contract of every game, perft tables, independent slow generators.

mod perft_table;
mod roi;
mod slow_roi;
