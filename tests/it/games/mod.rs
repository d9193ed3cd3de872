//! The rules: contract of every game, perft tables, independent slow generators.

mod bataille;
mod bataille_table;
mod command;
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
mod perft_table;
mod relief;
mod relief_against_slow;
mod relief_notation;
mod relief_terrain;
mod slow_relief;
mod moulin;
mod moulin_notation;
mod slow_moulin;
