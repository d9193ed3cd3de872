//! Wall-e a second time, slow and plain: reads the text itself, walls in tables of booleans, a search for
//! every wall, no bits.

use std::collections::VecDeque;

type Place = (i32, i32);

/// A position; `south[r][c]` and `east[r][c]` say whether a wall stands on that side of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Slow {
    white_moves: bool,
    white: Option<Place>,
    black: Option<Place>,
    white_left: u32,
    black_left: u32,
    south: [[bool; 9]; 11],
    east: [[bool; 9]; 11],
}

const NORTH: Place = (-1, 0);
const SOUTH: Place = (1, 0);
const EAST: Place = (0, 1);
const WEST: Place = (0, -1);
const DIRECTIONS: [Place; 4] = [NORTH, SOUTH, EAST, WEST];

fn place(text: &str) -> Place {
    let (row, column) = text.split_once(',').expect("a comma");
    (row.parse().expect("a row"), column.parse().expect("a column"))
}

fn add(place: Place, direction: Place) -> Place {
    (place.0 + direction.0, place.1 + direction.1)
}

fn on_board(place: Place) -> bool {
    (0..11).contains(&place.0) && (0..9).contains(&place.1)
}

impl Slow {
    pub(crate) fn read(text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let pawn = |text: &str| if text == "-" { None } else { Some(place(text)) };
        let mut slow = Self {
            white_moves: words[0] == "w",
            white: pawn(words[1]),
            black: pawn(words[2]),
            white_left: words[3].parse().expect("a number"),
            black_left: words[4].parse().expect("a number"),
            south: [[false; 9]; 11],
            east: [[false; 9]; 11],
        };
        if words[5] != "-" {
            for wall in words[5].split(';') {
                slow.set(wall);
            }
        }
        slow
    }

    fn set(&mut self, wall: &str) {
        let (cell, side) = wall.split_at(wall.len() - 1);
        let (row, column) = place(cell);
        let table = if side == "S" { &mut self.south } else { &mut self.east };
        table[row as usize][column as usize] = true;
    }

    pub(crate) fn write(&self) -> String {
        let pawn = |pawn: Option<Place>| pawn.map_or("-".to_owned(), |(r, c)| format!("{r},{c}"));
        let mut walls = Vec::new();
        for r in 0..11 {
            for c in 0..9 {
                for (table, letter) in [(&self.east, 'E'), (&self.south, 'S')] {
                    if table[r][c] {
                        walls.push(format!("{r},{c}{letter}"));
                    }
                }
            }
        }
        let walls = if walls.is_empty() { "-".to_owned() } else { walls.join(";") };
        let turn = if self.white_moves { "w" } else { "b" };
        let (white, black) = (pawn(self.white), pawn(self.black));
        format!("{turn} {white} {black} {} {} {walls}", self.white_left, self.black_left)
    }

    /// Whether one can go from a cell to the next one in this direction, pawns aside.
    fn passes(&self, from: Place, direction: Place) -> bool {
        let to = add(from, direction);
        if !on_board(from) || !on_board(to) {
            return false;
        }
        let table = if direction.1 == 0 { &self.south } else { &self.east };
        let wall_of = if direction == NORTH || direction == WEST { to } else { from };
        !table[wall_of.0 as usize][wall_of.1 as usize]
    }

    fn has_path(&self, from: Place, goal_row: i32) -> bool {
        let mut seen = [[false; 9]; 11];
        let mut queue = VecDeque::from([from]);
        seen[from.0 as usize][from.1 as usize] = true;
        while let Some(here) = queue.pop_front() {
            if here.0 == goal_row {
                return true;
            }
            for direction in DIRECTIONS {
                let next = add(here, direction);
                if self.passes(here, direction) && !seen[next.0 as usize][next.1 as usize] {
                    seen[next.0 as usize][next.1 as usize] = true;
                    queue.push_back(next);
                }
            }
        }
        false
    }

    /// The winner, if there is one.
    pub(crate) fn winner(&self) -> Option<&'static str> {
        match (self.white, self.black) {
            (Some((10, _)), _) => Some("white"),
            (_, Some((0, _))) => Some("black"),
            _ => None,
        }
    }

    /// The texts of the legal moves in byte order.
    pub(crate) fn moves(&self) -> Vec<String> {
        if self.winner().is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        let (own, other) = if self.white_moves { (self.white, self.black) } else { (self.black, self.white) };
        if let (Some(own), Some(other)) = (own, other) {
            self.pawn_moves(own, other, &mut moves);
            self.walls(other, &mut moves);
            if moves.is_empty() {
                moves.push("pass".to_owned());
            }
        } else {
            let row = if self.white_moves { 0 } else { 10 };
            moves.extend((0..9).map(|column| format!("{row},{column}")));
        }
        moves.sort();
        moves
    }

    fn pawn_moves(&self, own: Place, other: Place, moves: &mut Vec<String>) {
        let mut go = |(r, c): Place| moves.push(format!("{r},{c}"));
        for direction in DIRECTIONS {
            let next = add(own, direction);
            if !self.passes(own, direction) {
                continue;
            }
            if next != other {
                go(next);
            } else if self.passes(other, direction) {
                go(add(other, direction));
            } else {
                let beside = if direction.0 == 0 { [NORTH, SOUTH] } else { [EAST, WEST] };
                for sideways in beside {
                    if self.passes(other, sideways) {
                        go(add(other, sideways));
                    }
                }
            }
        }
    }

    fn walls(&self, other: Place, moves: &mut Vec<String>) {
        let left = if self.white_moves { self.white_left } else { self.black_left };
        let opponents_goal = if self.white_moves { 0 } else { 10 };
        if left == 0 {
            return;
        }
        for r in 0..11 {
            for c in 0..9 {
                let mut candidates = Vec::new();
                if r < 10 && !self.south[r][c] {
                    candidates.push(format!("{r},{c}S"));
                }
                if c < 8 && !self.east[r][c] {
                    candidates.push(format!("{r},{c}E"));
                }
                for wall in candidates {
                    let mut with_wall = self.clone();
                    with_wall.set(&wall);
                    if with_wall.has_path(other, opponents_goal) {
                        moves.push(wall);
                    }
                }
            }
        }
    }

    pub(crate) fn after(&self, mv: &str) -> Self {
        let mut next = self.clone();
        if mv.ends_with(['S', 'E']) {
            next.set(mv);
            *(if self.white_moves { &mut next.white_left } else { &mut next.black_left }) -= 1;
        } else if mv != "pass" {
            *(if self.white_moves { &mut next.white } else { &mut next.black }) = Some(place(mv));
        }
        next.white_moves = !self.white_moves;
        next
    }

    /// Sequences of exactly `depth` moves; a second pass in a row is a move, but the last.
    pub(crate) fn perft(&self, depth: u32, after_pass: bool) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut total = 0;
        for mv in self.moves() {
            let pass = mv == "pass";
            if pass && after_pass {
                total += u64::from(depth == 1);
            } else {
                total += self.after(&mv).perft(depth - 1, pass);
            }
        }
        total
    }
}
