//! The built-in players: legal, repeatable, and no fools where a fool would lose.

mod estimates;
mod play;
