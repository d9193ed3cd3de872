//! Nine men's morris, plainly: twenty-four letters, sixteen lines.
//!
//! Not for: which moves there are ([`moves`]), nor what they show ([`themes`]).

mod board;
mod moves;
mod themes;

pub(in crate::training) use moves::Move;

use super::{End, Rules, Theme};
use crate::games::Side;
use board::{FREE, LINES, NAMES, POINTS, neighbours};

/// The pieces of a side at the start.
const PIECES: u32 = 9;
/// The turns after which all are placed.
const PLACED: u32 = 18;
/// The highest limit of turns.
const HIGHEST_LIMIT: u32 = 500;

/// A position of nine men's morris.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moulin {
    /// What stands on each point, in the order of the text: `B`, `R` or `.`.
    men: [u8; POINTS],
    turn: Side,
    turns: u32,
    limit: u32,
}

/// The letter of a side's pieces.
const fn letter(side: Side) -> u8 {
    match side {
        Side::First => b'B',
        Side::Second => b'R',
    }
}

/// A number without leading zeros.
fn number(text: &str) -> Option<u32> {
    let is_plain = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    let found = if is_plain { text.parse().ok() } else { None };
    found.filter(|number: &u32| number.to_string() == text)
}

impl Moulin {
    /// The same position with the turn given to a side, to ask what it could do.
    fn turned_to(&self, side: Side) -> Self {
        Self { turn: side, ..self.clone() }
    }

    /// The points a side's pieces stand on.
    fn men_of(&self, side: Side) -> impl Iterator<Item = usize> {
        let own = letter(side);
        (0..POINTS).filter(move |&point| self.men[point] == own)
    }

    fn on_board(&self, side: Side) -> u32 {
        self.men_of(side).count() as u32
    }

    /// What a side still has to place: Blue has placed one with every odd turn, Red with every even one.
    const fn in_hand(&self, side: Side) -> u32 {
        let placed = match side {
            Side::First => self.turns.div_ceil(2),
            Side::Second => self.turns / 2,
        };
        PIECES.saturating_sub(placed)
    }

    fn left(&self, side: Side) -> u32 {
        self.on_board(side) + self.in_hand(side)
    }

    /// Whether the piece on a point stands in a mill.
    fn is_in_mill(&self, point: usize) -> bool {
        let man = self.men[point];
        man != FREE
            && LINES
                .iter()
                .any(|line| line.contains(&point) && line.iter().all(|&other| self.men[other] == man))
    }

    fn is_possible(&self, hands: [&str; 2]) -> Result<(), &'static str> {
        if (self.turn == Side::First) != self.turns.is_multiple_of(2) {
            return Err("turn");
        }
        for (side, field) in Side::BOTH.into_iter().zip(["blue in hand", "red in hand"]) {
            if number(hands[side as usize]) != Some(self.in_hand(side)) {
                return Err(field);
            }
        }
        if self.turns > self.limit {
            return Err("turns played");
        }
        let moved = self.turn.other();
        let too_few = self.left(moved) < 3 || self.left(self.turn) < 2;
        let absent = self.turns > 0 && self.on_board(moved) == 0;
        let too_many = Side::BOTH.into_iter().any(|side| self.left(side) > PIECES);
        if too_few || absent || too_many { Err("board") } else { Ok(()) }
    }

    /// The same position with the colours exchanged, one turn on or back, so that it is the other side's turn. Where
    /// all pieces are placed that is the same game; before, one side holds a piece more than it would.
    fn exchanged(&self) -> Self {
        let mut image = self.turned_to(self.turn.other());
        for man in &mut image.men {
            *man = match *man {
                b'B' => b'R',
                b'R' => b'B',
                free => free,
            };
        }
        if self.turn == Side::First {
            image.turns += 1;
            image.limit += 1;
        } else {
            image.turns -= 1;
            image.limit -= 1;
        }
        image
    }
}

impl Rules for Moulin {
    type Move = Move;

    const NAME: &'static str = "moulin";
    const SIDES: [&'static str; 2] = ["blue", "red"];
    const VERSION: u32 = 1;
    const THEMES: &'static [Theme<Self>] = themes::ALL;

    fn read(text: &str) -> Result<Self, &'static str> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, turn, blue, red, turns, limit] = fields[..] else { return Err("position") };
        let this = Self {
            men: board::read(board).ok_or("board")?,
            turn: match turn {
                "b" => Side::First,
                "r" => Side::Second,
                _ => return Err("turn"),
            },
            turns: number(turns).ok_or("turns played")?,
            limit: number(limit).filter(|limit| (1..=HIGHEST_LIMIT).contains(limit)).ok_or("turn limit")?,
        };
        this.is_possible([blue, red])?;
        Ok(this)
    }

    fn text(&self) -> String {
        let turn = if self.turn == Side::First { "b" } else { "r" };
        let [blue, red] = Side::BOTH.map(|side| self.in_hand(side));
        format!("{} {turn} {blue} {red} {} {}", board::written(&self.men), self.turns, self.limit)
    }

    fn to_move(&self) -> Side {
        self.turn
    }

    fn end(&self) -> Option<End> {
        let blocked = self.turns >= PLACED && self.steps(self.turn).is_empty();
        if self.left(self.turn) < 3 || blocked {
            Some(End::Won(self.turn.other()))
        } else if self.turns >= self.limit {
            Some(End::Drawn)
        } else {
            None
        }
    }

    fn moves(&self) -> Vec<Move> {
        if self.end().is_some() { Vec::new() } else { self.all_moves() }
    }

    fn after(&self, mv: Move) -> Self {
        let mut next = self.turned_to(self.turn.other());
        next.turns += 1;
        if let Some(from) = mv.from {
            next.men[from] = FREE;
        }
        next.men[mv.to] = letter(self.turn);
        if let Some(taken) = mv.takes {
            next.men[taken] = FREE;
        }
        next
    }

    fn wins_now(&self) -> bool {
        if self.end().is_some() {
            return false;
        }
        let other = self.turn.other();
        let takes = self.steps(self.turn).into_iter().any(|(from, to)| self.closes(self.turn, from, to));
        if takes && self.left(other) == 3 {
            return true;
        }
        // Else it would be by shutting in: a turn that takes nothing fills one point.
        let open = (0..POINTS).filter(|&point| {
            self.men[point] == FREE && neighbours(point).any(|beside| self.men[beside] == letter(other))
        });
        let may_fill = open.count() <= 1;
        self.turns + 1 >= PLACED
            && (may_fill || takes)
            && self
                .all_moves()
                .into_iter()
                .filter(|mv| may_fill || mv.takes.is_some())
                .any(|mv| self.after(mv).end() == Some(End::Won(self.turn)))
    }

    fn recurs(&self, earlier: &Self) -> bool {
        let hands = |this: &Self| Side::BOTH.map(|side| this.in_hand(side));
        self.men == earlier.men && self.turn == earlier.turn && hands(self) == hands(earlier)
    }

    fn images(&self) -> Vec<Self> {
        let seen = |this: &Self| {
            let this = this.clone();
            board::symmetries().into_iter().map(move |image| {
                let mut seen = this.clone();
                for (point, &to) in image.iter().enumerate() {
                    seen.men[to] = this.men[point];
                }
                seen
            })
        };
        seen(self).chain(seen(&self.exchanged())).collect()
    }

    fn cells_apart(&self, other: &Self) -> usize {
        (0..POINTS).filter(|&point| self.men[point] != other.men[point]).count()
    }
}
