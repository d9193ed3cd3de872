//! Wall-e, plainly: a picture of the board in which cells and the sides between them are places, and two pawns on it.
//!
//! Not for: which moves there are ([`moves`]), nor what they show ([`themes`]).

mod moves;
mod text;
mod themes;

pub(in crate::training) use moves::Move;

use super::{End, Rules, Theme};
use crate::games::Side;

/// Rows and columns of cells.
const ROWS: usize = 11;
const COLUMNS: usize = 9;
/// Places in a row of the picture: cells and, between two of them, a side.
const WIDTH: usize = 2 * COLUMNS - 1;
/// Rows of the picture.
const HEIGHT: usize = 2 * ROWS - 1;
/// Places of the picture: the cell in row `r` and column `c` is place `2 r WIDTH + 2 c`, its south side a row of the
/// picture further down, its east side one place further on.
const PLACES: usize = WIDTH * HEIGHT;
/// Walls each side has at the start.
const WALLS: u8 = 10;

/// A position of Wall-e.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walle {
    /// Whether a wall stands on a place.
    walls: [bool; PLACES],
    /// The cells of White's pawn and of Black's; none before it has entered.
    pawns: [Option<usize>; 2],
    /// Walls that White has left, and Black.
    left: [u8; 2],
    turn: Side,
}

/// The cell in a row and a column.
const fn cell(row: usize, column: usize) -> usize {
    2 * row * WIDTH + 2 * column
}

/// The row of cells that a cell, or a side south or east of one, is in.
const fn row(place: usize) -> usize {
    place / WIDTH / 2
}

/// The same of the column.
const fn column(place: usize) -> usize {
    place % WIDTH / 2
}

/// The row a side wants to reach; the other enters there.
const fn goal(side: Side) -> usize {
    match side {
        Side::First => ROWS - 1,
        Side::Second => 0,
    }
}

/// Whether a place lies between two cells.
const fn is_side(place: usize) -> bool {
    (place / WIDTH % 2 == 1) != (place % WIDTH % 2 == 1)
}

impl Walle {
    fn pawn(&self, side: Side) -> Option<usize> {
        self.pawns[side as usize]
    }

    /// Whether a side's pawn stands in its goal row.
    fn is_there(&self, side: Side) -> bool {
        self.pawn(side).is_some_and(|pawn| row(pawn) == goal(side))
    }

    /// The same position with the turn given to a side, to ask what it could do.
    fn turned_to(&self, side: Side) -> Self {
        Self { turn: side, ..self.clone() }
    }

    /// The same position with a wall more, to ask what it would change.
    fn with_wall(&self, place: usize) -> Self {
        let mut walled = self.clone();
        walled.walls[place] = true;
        walled
    }

    /// Every place of the picture where another one comes from, by a symmetry of it.
    fn seen(&self, from: impl Fn(usize) -> usize) -> Self {
        let mut image = self.clone();
        for place in 0..PLACES {
            image.walls[from(place)] = self.walls[place];
        }
        image.pawns = self.pawns.map(|pawn| pawn.map(&from));
        image
    }

    /// East and west exchanged.
    fn mirrored(&self) -> Self {
        self.seen(|place| place - place % WIDTH + WIDTH - 1 - place % WIDTH)
    }

    /// North and south exchanged, and the sides with them.
    fn exchanged(&self) -> Self {
        let turned = self.seen(|place| (HEIGHT - 1 - place / WIDTH) * WIDTH + place % WIDTH);
        let ([white, black], [more, less]) = (turned.pawns, turned.left);
        Self { pawns: [black, white], left: [less, more], turn: self.turn.other(), ..turned }
    }
}

impl Rules for Walle {
    type Move = Move;

    const NAME: &'static str = "walle";
    const SIDES: [&'static str; 2] = ["white", "black"];
    const VERSION: u32 = 1;
    /// A turn is a step: what needs foresight takes more of them.
    const LONGEST_WIN: u32 = 4;
    const THEMES: &'static [Theme<Self>] = themes::ALL;

    fn read(text: &str) -> Result<Self, &'static str> {
        text::read(text)
    }

    fn text(&self) -> String {
        text::written(self)
    }

    fn to_move(&self) -> Side {
        self.turn
    }

    fn end(&self) -> Option<End> {
        Side::BOTH.into_iter().find(|&side| self.is_there(side)).map(End::Won)
    }

    fn moves(&self) -> Vec<Move> {
        if self.end().is_some() { Vec::new() } else { self.all_moves() }
    }

    fn after(&self, mv: Move) -> Self {
        let mut next = self.turned_to(self.turn.other());
        let own = self.turn as usize;
        match mv {
            Move::To(cell) => next.pawns[own] = Some(cell),
            Move::Wall(place) => {
                next.walls[place] = true;
                next.left[own] = self.left[own].saturating_sub(1);
            }
            Move::Pass => {}
        }
        next
    }

    fn wins_now(&self) -> bool {
        // A turn ends the game only as the pawn of the side to move comes to its goal.
        self.end().is_none() && self.destinations().into_iter().any(|cell| row(cell) == goal(self.turn))
    }

    /// A turn brings a pawn one step nearer to its goal, two over the other pawn. The other side can leave that pawn
    /// where it is, and one pawn that stays is passed once at most, as long as it has a wall for each of its turns: a
    /// legal place for it there always is, and walls shorten nothing.
    fn could_win_within(&self, side: Side, turns: u32) -> bool {
        let Some(steps) = self.steps(side) else { return self.pawn(side).is_none() };
        let replies = if self.turn == side { turns.saturating_sub(1) } else { turns };
        let can_stay = u32::from(self.left[side.other() as usize]) >= replies;
        let jumps = if can_stay { 1 } else { turns };
        steps <= (turns + jumps) as usize
    }

    fn recurs(&self, earlier: &Self) -> bool {
        self == earlier
    }

    /// The two mirrors. Once both pawns have entered, the exchange of the sides changes nothing in the play; before,
    /// its image is no position, as White enters first, and only good for comparing.
    fn images(&self) -> Vec<Self> {
        let exchanged = self.exchanged();
        vec![self.clone(), self.mirrored(), exchanged.mirrored(), exchanged]
    }

    /// The cells and the sides of cells on which other things stand.
    fn cells_apart(&self, other: &Self) -> usize {
        let pawn = |this: &Self, place: usize| this.pawns.map(|pawn| pawn == Some(place));
        (0..PLACES)
            .filter(|&place| {
                self.walls[place] != other.walls[place] || pawn(self, place) != pawn(other, place)
            })
            .count()
    }
}
