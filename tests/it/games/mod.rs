//! The rules: contract of every game, perft tables, independent slow generators.

mod bataille;
mod bataille_table;
mod command;
mod contract;
mod contract_games;
mod contract_toy;
mod moulin;
mod moulin_notation;
mod perft_table;
mod record;
pub(crate) mod relief;
mod relief_against_slow;
mod relief_notation;
mod relief_terrain;
mod roi;
mod slow_bataille;
mod slow_moulin;
mod slow_relief;
mod slow_roi;
mod slow_walle;
mod walle;
