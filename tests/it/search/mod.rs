//! Alpha-beta: a tree worked out by hand, and plain minimax on positions of every game.

mod against_minimax;
mod minimax;
mod tree;
