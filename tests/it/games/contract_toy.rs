//! The contract suite can fail: a toy game keeps every law, and each of its deliberate bugs is caught.

use super::contract::{self, Effort};
use jugeote::drawing::Drawing;
use jugeote::games::{Faults, Game, History, Outcome, Reason, Side, Verdict};
use jugeote::message::Message;
use std::fmt;

const CELLS: usize = 5;

/// A strip of five cells; a turn takes a free cell (`3`) or two free neighbours (`3-4`); who cannot, loses.
/// The text is the strip and the side to move: `.x..x b`. `BUG` 0 is right, every other number is one bug.
#[derive(Clone, Debug)]
struct Toy<const BUG: u8> {
    taken: [bool; CELLS],
    second: bool,
    hash: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Take {
    first: usize,
    last: usize,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.last - self.first {
            0 => write!(f, "{}", self.first + 1),
            _ => write!(f, "{}-{}", self.first + 1, self.last + 1),
        }
    }
}

impl<const BUG: u8> fmt::Display for Toy<BUG> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let strip: String = self.taken.iter().map(|&taken| if taken { 'x' } else { '.' }).collect();
        let side = if self.second && BUG != 1 { 'b' } else { 'a' };
        write!(f, "{strip} {side}{}", if BUG == 2 { " " } else { "" })
    }
}

/// Without the hash, so that a wrong one is found by the laws of the hash.
impl<const BUG: u8> PartialEq for Toy<BUG> {
    fn eq(&self, other: &Self) -> bool {
        (self.taken, self.second) == (other.taken, other.second)
    }
}

impl<const BUG: u8> Toy<BUG> {
    fn start() -> Self {
        Self::of([false; CELLS], false)
    }

    fn of(taken: [bool; CELLS], second: bool) -> Self {
        let mut toy = Self { taken, second, hash: 0 };
        toy.hash = toy.recomputed_hash();
        toy
    }

    fn free(&self, mv: Take) -> bool {
        mv.last < CELLS && !self.taken[mv.first] && !self.taken[mv.last]
    }

    fn all_moves() -> Vec<Take> {
        let one = (0..CELLS).map(|first| Take { first, last: first });
        one.chain((0..CELLS - 1).map(|first| Take { first, last: first + 1 })).collect()
    }
}

fn key(cell: usize) -> u64 {
    (cell as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(7 * cell as u32)
}

fn refused() -> Message {
    Message::new("game-over")
}

impl<const BUG: u8> Game for Toy<BUG> {
    type Move = Take;
    const NAME: &'static str = "toy";
    const SIDES: [&'static str; 2] = ["a", "b"];
    const HISTORY: History = History::Ignored;
    const SYMMETRIES: usize = 2;

    fn parse(text: &str) -> Result<Self, Faults> {
        let fault = || Faults::one("position", refused());
        let (strip, side) = text.split_once(' ').ok_or_else(fault)?;
        let taken: Vec<bool> = strip.chars().map(|c| c == 'x').collect();
        Ok(Self::of(taken.try_into().map_err(|_| fault())?, side.trim() == "b"))
    }

    fn parse_move(&self, text: &str) -> Result<Take, Message> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let cell = |text: &str| text.parse::<usize>().ok()?.checked_sub(1).filter(|&cell| cell < CELLS);
        let (first, last) = cell(first).zip(cell(last)).ok_or_else(refused)?;
        if last.wrapping_sub(first) > 1 {
            return Err(refused());
        }
        Ok(Take { first, last: if BUG == 3 { first } else { last } })
    }

    fn to_move(&self) -> Side {
        if self.second { Side::Second } else { Side::First }
    }

    fn outcome(&self) -> Option<Outcome> {
        let full = self.taken.iter().all(|&taken| taken);
        if BUG == 4 || !full {
            return None;
        }
        Some(Outcome { verdict: Verdict::Win(self.to_move().other()), reason: Reason::Blocked })
    }

    fn legal_moves(&self, moves: &mut Vec<Take>) {
        for mv in Self::all_moves() {
            let forgotten = BUG == 5 && mv.last == CELLS - 1 && !self.taken[0];
            if self.free(mv) && !forgotten {
                moves.push(mv);
            }
        }
        match BUG {
            6 => moves.extend(moves.first().copied()),
            7 if self.taken[0] && !self.taken[1] => moves.push(Take { first: 0, last: 1 }),
            8 if self.outcome().is_some() => moves.push(Take { first: 0, last: 0 }),
            _ => {}
        }
    }

    fn count_moves(&self) -> u64 {
        let count = Self::all_moves().iter().filter(|&&mv| self.free(mv)).count() as u64;
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        if BUG == 9 && count > 3 { count - 1 } else { moves.len() as u64 }
    }

    fn count_replies(&self, mv: Take) -> u64 {
        let mut next = self.clone();
        next.play(mv);
        if BUG == 19 && mv.last == 4 { 0 } else { next.count_moves() }
    }

    fn check(&self, mv: Take) -> Result<(), Message> {
        let allowed = match BUG {
            10 => !self.taken[mv.first],
            11 => self.free(mv) && (mv.first, self.second) != (2, true),
            _ => self.free(mv),
        };
        if allowed { Ok(()) } else { Err(refused()) }
    }

    fn play(&mut self, mv: Take) {
        for cell in mv.first..=mv.last {
            if !self.taken[cell] {
                self.taken[cell] = true;
                if BUG != 12 || cell != 4 {
                    self.hash ^= key(cell);
                }
            }
        }
        self.second = BUG == 13 && mv.first == 0 || !self.second;
        if BUG != 14 {
            self.hash = self.hash & !1 | u64::from(self.second);
        }
    }

    fn is_pass(_: Take) -> bool {
        false
    }

    fn hash(&self) -> u64 {
        if BUG == 15 { self.hash & !1 } else { self.hash }
    }

    fn recomputed_hash(&self) -> u64 {
        let cells = self.taken.iter().enumerate().filter(|(_, taken)| **taken);
        let hash = cells.fold(0, |hash, (cell, _)| hash ^ key(cell));
        if BUG == 15 { hash & !1 } else { hash & !1 | u64::from(self.second) }
    }

    fn transformed(&self, number: usize) -> Self {
        let mut image = self.clone();
        if number == 1 || BUG == 16 {
            image.taken.reverse();
        }
        if BUG == 17 { image } else { Self::of(image.taken, image.second) }
    }

    fn transformed_move(&self, mv: Take, number: usize) -> Take {
        match number {
            1 if BUG != 18 => Take { first: CELLS - 1 - mv.last, last: CELLS - 1 - mv.first },
            _ => mv,
        }
    }

    fn drawing(&self) -> Drawing {
        Drawing::new()
    }
}

fn verdict<const BUG: u8>() -> Result<(), String> {
    let space: Vec<String> =
        (0..=6).flat_map(|a| (0..=6).map(move |b| format!("{a}-{b}")).chain([a.to_string()])).collect();
    let lopsided = Toy::<BUG>::of([false, true, false, false, false], true);
    contract::check(&[lopsided, Toy::<BUG>::start()], &space, Effort { games: 40, plies: 10, every: 1 })
}

#[test]
fn the_toy_keeps_every_law() {
    assert_eq!(verdict::<0>(), Ok(()));
}

#[test]
fn every_deliberate_bug_of_the_toy_breaks_the_law_it_should() {
    let bugs: [(Result<(), String>, &str); 19] = [
        (verdict::<1>(), "a position reads back"),
        (verdict::<2>(), "a position is one line of ASCII"),
        (verdict::<3>(), "a move reads back"),
        (verdict::<4>(), "a finished position has no moves, an unfinished one has some"),
        (verdict::<5>(), "the moves of the image are the images of the moves"),
        (verdict::<6>(), "moves are listed in the order of their texts, each once"),
        (verdict::<7>(), "the moves of the image are the images of the moves"),
        (verdict::<8>(), "a finished position has no moves, an unfinished one has some"),
        (verdict::<9>(), "moves are counted as they are listed"),
        (verdict::<10>(), "a move is allowed exactly when it is listed"),
        (verdict::<11>(), "a move is allowed exactly when it is listed"),
        (verdict::<12>(), "the hash is kept up to date"),
        (verdict::<13>(), "playing commutes with symmetry"),
        (verdict::<14>(), "the hash is kept up to date"),
        (verdict::<15>(), "different positions have different hashes"),
        (verdict::<16>(), "the first symmetry changes nothing"),
        (verdict::<17>(), "the image has its own hash"),
        (verdict::<18>(), "the moves of the image are the images of the moves"),
        (verdict::<19>(), "replies are counted as moves are"),
    ];
    for (number, (found, law)) in (1..).zip(bugs) {
        let seen = found.expect_err(&format!("bug {number} is caught"));
        assert!(seen.starts_with(law), "bug {number}: {seen}");
    }
}

#[test]
fn a_move_space_that_leaves_a_move_out_is_noticed() {
    let space: Vec<String> = (1..=5).map(|cell| cell.to_string()).collect();
    let seen = contract::check(&[Toy::<0>::start()], &space, Effort { games: 1, plies: 10, every: 1 });
    let law = "every listed move is met in the move space";
    assert!(seen.as_ref().is_err_and(|seen| seen.starts_with(law)), "{seen:?}");
}
