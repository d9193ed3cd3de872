//! The relief game, plainly: a hundred altitudes and a hundred letters.
//!
//! Not for: which moves there are ([`moves`]), nor what they show ([`themes`]).

mod moves;
mod themes;

pub(in crate::training) use moves::Move;

use super::{End, Rules, Theme};
use crate::games::Side;

/// Rows and columns.
const SIZE: usize = 10;
/// Cells: cell `10 * row + column`, both from 0, row 0 at the bottom.
const CELLS: usize = SIZE * SIZE;
/// What stands on a free cell.
const FREE: u8 = b'.';
/// The turns of the longest game.
const LAST_TURN: u32 = 200;

/// A position of the relief game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Relief {
    heights: [u8; CELLS],
    /// The letter of what stands on each cell: capital for Red.
    men: [u8; CELLS],
    turn: Side,
    /// The letters of those that have left, in order.
    gone: Vec<u8>,
    plies: u32,
}

/// Whose a letter is.
const fn side_of(man: u8) -> Option<Side> {
    match man {
        b'A'..=b'Z' => Some(Side::First),
        b'a'..=b'z' => Some(Side::Second),
        _ => None,
    }
}

const fn strength(man: u8) -> u8 {
    match man.to_ascii_lowercase() {
        b's' => 3,
        b'a' => 2,
        _ => 1,
    }
}

const fn movement(man: u8) -> u8 {
    6 - strength(man)
}

/// The row a side leaves from.
const fn far_row(side: Side) -> usize {
    match side {
        Side::First => SIZE - 1,
        Side::Second => 0,
    }
}

/// The cells that share a side with one.
fn neighbours(cell: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / SIZE, cell % SIZE);
    [
        (row + 1 < SIZE).then_some(cell + SIZE),
        (row > 0).then(|| cell - SIZE),
        (column + 1 < SIZE).then_some(cell + 1),
        (column > 0).then(|| cell - 1),
    ]
    .into_iter()
    .flatten()
}

fn board(text: &str, allowed: fn(u8) -> bool) -> Option<[u8; CELLS]> {
    let rows: Vec<&[u8]> = text.split('/').map(str::as_bytes).collect();
    if rows.len() != SIZE || rows.iter().any(|row| row.len() != SIZE) {
        return None;
    }
    let mut cells = [FREE; CELLS];
    for (number, row) in rows.iter().rev().enumerate() {
        for (column, &letter) in row.iter().enumerate() {
            if !allowed(letter) {
                return None;
            }
            cells[SIZE * number + column] = letter;
        }
    }
    Some(cells)
}

fn written(cells: &[u8; CELLS]) -> String {
    let rows: Vec<String> = cells.chunks(SIZE).rev().map(|row| String::from_utf8_lossy(row).into()).collect();
    rows.join("/")
}

impl Relief {
    /// The same position with the turn given to a side, to ask what it could do.
    fn turned_to(&self, side: Side) -> Self {
        Self { turn: side, ..self.clone() }
    }

    fn men_of(&self, side: Side) -> impl Iterator<Item = (usize, u8)> {
        self.men.iter().copied().enumerate().filter(move |&(_, man)| side_of(man) == Some(side))
    }

    fn score(&self, side: Side) -> u8 {
        self.gone.iter().filter(|&&man| side_of(man) == Some(side)).map(|&man| strength(man)).sum()
    }

    fn strongest(&self, side: Side) -> u8 {
        self.men_of(side).map(|(_, man)| strength(man)).max().unwrap_or(0)
    }

    /// For the turn limit: how far the most advanced piece has come, and its strength.
    fn foremost(&self, side: Side) -> (usize, u8) {
        let come = |cell: usize| SIZE - (cell / SIZE).abs_diff(far_row(side));
        self.men_of(side).map(|(cell, man)| (come(cell), strength(man))).max().unwrap_or((0, 0))
    }

    fn is_possible(&self) -> Result<(), &'static str> {
        let steep =
            |cell: usize| neighbours(cell).any(|other| self.heights[cell].abs_diff(self.heights[other]) > 2);
        if (0..CELLS).any(steep) {
            return Err("terrain");
        }
        for letter in *b"SAEsae" {
            if self.men.iter().chain(&self.gone).filter(|&&man| man == letter).count() > 2 {
                return Err("pieces");
            }
        }
        if self.men.iter().all(|&man| man == FREE) {
            return Err("pieces");
        }
        if self.plies.is_multiple_of(2) != (self.turn == Side::First) {
            return Err("turn");
        }
        if self.plies > LAST_TURN { Err("plies") } else { Ok(()) }
    }
}

/// The side with the greater figure.
fn greater<T: Ord>(red: &T, blue: &T) -> End {
    match red.cmp(blue) {
        std::cmp::Ordering::Greater => End::Won(Side::First),
        std::cmp::Ordering::Less => End::Won(Side::Second),
        std::cmp::Ordering::Equal => End::Drawn,
    }
}

impl Rules for Relief {
    type Move = Move;

    const NAME: &'static str = "relief";
    const SIDES: [&'static str; 2] = ["red", "blue"];
    const VERSION: u32 = 1;
    const THEMES: &'static [Theme<Self>] = themes::ALL;

    fn read(text: &str) -> Result<Self, &'static str> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [terrain, pieces, turn, exited, plies] = fields[..] else { return Err("position") };
        let is_man = |letter: &u8| b"SAEsae".contains(letter);
        let this = Self {
            heights: board(terrain, |letter| letter.is_ascii_digit()).ok_or("terrain")?,
            men: board(pieces, |letter| letter == FREE || b"SAEsae".contains(&letter)).ok_or("pieces")?,
            turn: match turn {
                "r" => Side::First,
                "b" => Side::Second,
                _ => return Err("turn"),
            },
            gone: match exited.as_bytes() {
                b"-" => Vec::new(),
                letters if (1..=2).contains(&letters.len()) && letters.iter().all(is_man) => letters.to_vec(),
                _ => return Err("exited"),
            },
            plies: plies.parse().map_err(|_| "plies")?,
        };
        this.is_possible()?;
        Ok(this)
    }

    fn text(&self) -> String {
        let turn = if self.turn == Side::First { "r" } else { "b" };
        let gone = if self.gone.is_empty() { "-".into() } else { String::from_utf8_lossy(&self.gone) };
        format!("{} {} {turn} {gone} {}", written(&self.heights), written(&self.men), self.plies)
    }

    fn to_move(&self) -> Side {
        self.turn
    }

    fn end(&self) -> Option<End> {
        let (mut red, mut blue) = (self.score(Side::First), self.score(Side::Second));
        match self.gone[..] {
            [first, ..] if first.eq_ignore_ascii_case(&b's') => return side_of(first).map(End::Won),
            [_, _, ..] => return Some(greater(&red, &blue)),
            _ => {}
        }
        let (strong_red, strong_blue) = (self.strongest(Side::First), self.strongest(Side::Second));
        if strong_red == 0 || strong_blue == 0 {
            red += strong_red;
            blue += strong_blue;
            return Some(greater(&red, &blue));
        }
        if self.plies < LAST_TURN {
            return None;
        }
        Some(greater(&(red, self.foremost(Side::First)), &(blue, self.foremost(Side::Second))))
    }

    fn moves(&self) -> Vec<Move> {
        if self.end().is_some() { Vec::new() } else { self.all_moves() }
    }

    fn after(&self, mv: Move) -> Self {
        let mut next = self.clone();
        next.turn = self.turn.other();
        next.plies += 1;
        match mv {
            Move::To(from, to) | Move::Takes(from, to) => {
                next.men[to] = next.men[from];
                next.men[from] = FREE;
            }
            Move::Out(from) => {
                next.gone.push(next.men[from]);
                next.men[from] = FREE;
            }
            Move::Pass => {}
        }
        next
    }

    fn wins_now(&self) -> bool {
        // A turn ends the game only by leaving, by taking, or as the last one.
        let may_end = |mv: &Move| matches!(mv, Move::Out(_) | Move::Takes(..)) || self.plies + 1 == LAST_TURN;
        self.moves().into_iter().filter(may_end).any(|mv| self.after(mv).end() == Some(End::Won(self.turn)))
    }

    fn recurs(&self, earlier: &Self) -> bool {
        Self { plies: 0, ..self.clone() } == Self { plies: 0, ..earlier.clone() }
    }

    fn images(&self) -> Vec<Self> {
        let mirrored = |this: &Self| {
            let mut image = this.clone();
            for cell in 0..CELLS {
                let to = cell - cell % SIZE + SIZE - 1 - cell % SIZE;
                (image.heights[to], image.men[to]) = (this.heights[cell], this.men[cell]);
            }
            image
        };
        let mut exchanged = self.turned_to(self.turn.other());
        exchanged.gone = self.gone.iter().map(|&man| other_letter(man)).collect();
        for cell in 0..CELLS {
            let to = (SIZE - 1 - cell / SIZE) * SIZE + cell % SIZE;
            (exchanged.heights[to], exchanged.men[to]) = (self.heights[cell], other_letter(self.men[cell]));
        }
        vec![self.clone(), mirrored(self), mirrored(&exchanged), exchanged]
    }

    fn cells_apart(&self, other: &Self) -> usize {
        (0..CELLS).filter(|&cell| self.men[cell] != other.men[cell]).count()
    }
}

/// The letter of the same piece of the other side.
const fn other_letter(man: u8) -> u8 {
    if man.is_ascii_uppercase() { man.to_ascii_lowercase() } else { man.to_ascii_uppercase() }
}
