//! Wall-e in training: what tempts, what a refutation shows, how a board is seen.
//!
//! Not for: what is said of a move (`lesson`).

use super::Trained;
use crate::games::walle::{Cell, Face, Move, Position};
use crate::games::{Game as _, Side};
use crate::training::{Least, plain};

/// Rows and columns of the board.
const ROWS: usize = 11;
const COLUMNS: usize = 9;
/// Places of a picture of the board: cells, and between two of them the side they share.
const WIDTH: usize = 2 * COLUMNS - 1;
const HEIGHT: usize = 2 * ROWS - 1;
/// What stands on a place that is neither free nor a pawn's; pawns are 1 and 2.
const WALL: u8 = 3;

impl Trained for Position {
    type Plain = plain::Walle;

    /// Losing a race takes more turns than losing a piece, and the bound on wins makes looking for it cheap.
    const LONGEST_DEFENCE: u32 = 3;

    /// Who wins in 2 walks twice, and whoever looks two plies ahead finds that: G7 leaves next to none. Longer wins
    /// take their place.
    const LEAST: Least = Least { wins: [(3, 17), (4, 5)], ..Least::USUAL };

    /// A wall bars a way for good.
    fn is_forceful(mv: Move) -> bool {
        matches!(mv, Move::Place(_))
    }

    /// Without walls left, the moves of the pawn that bring it nearest to its goal. Whoever has some chooses between
    /// walking and building, and always doing one of them is no plan: only those that look ahead are asked then.
    fn tempting_moves(&self) -> Vec<Move> {
        let own = self.to_move();
        if self.walls_left(own) > 0 {
            return Vec::new();
        }
        let left = |mv: &Move| {
            let mut next = self.clone();
            next.play(*mv);
            next.distance(own)
        };
        let moves = self.listed_moves();
        let nearest = moves.iter().filter_map(left).min();
        moves.into_iter().filter(|mv| left(mv) == nearest).collect()
    }

    /// Cells and sides of cells. Turned over, north and south are exchanged and the colours with them: once both pawns
    /// have entered, play is the same.
    fn views(&self) -> Vec<Vec<u8>> {
        let place = |cell: Cell| 2 * usize::from(cell.row()) * WIDTH + 2 * usize::from(cell.column());
        let mut board = vec![0_u8; WIDTH * HEIGHT];
        for side in Side::BOTH {
            if let Some(cell) = self.pawn(side) {
                board[place(cell)] = 1 + side as u8;
            }
        }
        for wall in self.walls() {
            let further = match wall.face {
                Face::East => 1,
                Face::South => WIDTH,
            };
            board[place(wall.cell) + further] = WALL;
        }
        let mirrored = |board: &[u8]| board.chunks(WIDTH).flat_map(|row| row.iter().rev().copied()).collect();
        let exchanged = |thing: u8| if (1..WALL).contains(&thing) { WALL - thing } else { thing };
        let turned: Vec<u8> =
            board.chunks(WIDTH).rev().flat_map(|row| row.iter().map(|&thing| exchanged(thing))).collect();
        let seen = mirrored(&board);
        vec![board, seen, mirrored(&turned), turned]
    }
}
