//! The rules: contract of every game, perft tables, independent slow generators.

mod perft_table;
mod relief;
mod relief_against_slow;
mod relief_notation;
mod relief_terrain;
mod slow_relief;
