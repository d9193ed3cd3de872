//! The rules: contract of every game, perft tables, independent slow generators.

mod bataille;
mod bataille_table;
mod contract;
mod contract_games;
mod contract_toy;
mod perft_table;
mod record;
mod roi;
mod slow_bataille;
mod slow_roi;
mod slow_walle;
mod walle;
