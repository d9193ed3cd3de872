//! Forced wins, proved exactly: does the side to move win within so many plies, by which first moves, how long can
//! the other side hold out?
//!
//! **What is proved.** A position is won within `p` plies when the side to move, the solver, can make sure that the
//! game has ended in its favour after `p` turns or fewer, passes counted, draws not. "Win in n" is won within
//! 2n − 1 plies ([`plies_of`]). Every move of both sides is looked at, but where the game is sure that the turns left
//! are too few ([`could_win_within`](crate::games::Provable::could_win_within)); nothing is estimated. A *node* is a
//! position made by playing a move and examined.
//!
//! **Why history is left out.** By convention a position has none. Nor could it change a shortest win where the
//! game has no clock: with every turn the distance to the end shrinks, so no state comes back. Two passes in a row,
//! a draw in Wall-e, change nothing but the turn and then the turn back: a line that holds them is not shortest.
//! With a clock (moulin, relief) a state can come back under a later number of turns, at the soonest for the third
//! time eight plies on, and count only where the game is won by running into the clock; there the convention
//! decides.
//!
//! **Why the table is exact.** Hashes collide; the table's entries hold the whole position, packed
//! ([`Provable::Key`](crate::games::Provable::Key)), and are believed only when it is the same one. Entries of
//! another root, whose terrain or turn limit may differ, are not believed at all.
//!
//! Not for: evaluation, playing (`players`), nor choosing problems (`training`).

mod answers;
mod line;
mod prover;
mod table;

pub use answers::Answer;
pub use prover::{MOST_PLIES, Prover};

/// The plies of a win in `moves` moves of the solver.
pub const fn plies_of(moves: u32) -> u32 {
    2 * moves - 1
}

/// The moves the solver makes in a win that takes `plies` plies. A win may come with a turn of the other side: it
/// then counts as the solver's next.
pub const fn moves_of(plies: u32) -> u32 {
    plies / 2 + 1
}

/// The search was asked to stop before it knew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Interrupted;

/// A first move that wins, and how long that takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Win<M> {
    /// The move.
    pub mv: M,
    /// The plies until the game has ended, this move counted, when it is played as fast and put off as long as can
    /// be.
    pub plies: u32,
}

/// What was found out about a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof<M> {
    /// Every first move that wins within the plies asked for: the fastest first, equal ones in the order of their
    /// texts. Empty where the win cannot be forced, or the game is over.
    pub wins: Vec<Win<M>>,
    /// A shortest win against the longest defence, of equal moves those whose texts come first; empty without a
    /// win.
    pub line: Vec<M>,
    /// The nodes looked at.
    pub nodes: u64,
}

impl<M> Proof<M> {
    /// The plies of the shortest win.
    pub fn plies(&self) -> Option<u32> {
        self.wins.first().map(|win| win.plies)
    }

    /// The solver's moves in the shortest win.
    pub fn moves(&self) -> Option<u32> {
        self.plies().map(moves_of)
    }
}
