//! The rules: contract of every game, perft tables, independent slow generators.

mod bataille;
mod bataille_table;
mod command;
mod contract;
mod contract_games;
mod contract_toy;
pub(crate) mod moulin;
mod moulin_notation;
mod perft_table;
mod play_command;
mod record;
pub(crate) mod relief;
mod relief_against_slow;
mod relief_notation;
mod relief_terrain;
pub(crate) mod roi;
mod slow_bataille;
mod slow_moulin;
mod slow_relief;
mod slow_roi;
mod slow_walle;
mod stdout;
pub(crate) mod walle;
