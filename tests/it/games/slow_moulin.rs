//! Nine men's morris a second time, slowly and plainly, from the text of the rules: the board is a table from
//! names of points to letters, the lines are written out, mills are looked for by reading every line after
//! the move is made. It shares nothing with the engine, not even the parser.

use std::collections::BTreeMap;

/// The sixteen lines, each from one end to the other, so that neighbours stand next to each other.
const LINES: [[&str; 3]; 16] = [
    ["a7", "d7", "g7"],
    ["b6", "d6", "f6"],
    ["c5", "d5", "e5"],
    ["a4", "b4", "c4"],
    ["e4", "f4", "g4"],
    ["c3", "d3", "e3"],
    ["b2", "d2", "f2"],
    ["a1", "d1", "g1"],
    ["a7", "a4", "a1"],
    ["b6", "b4", "b2"],
    ["c5", "c4", "c3"],
    ["d7", "d6", "d5"],
    ["d3", "d2", "d1"],
    ["e5", "e4", "e3"],
    ["f6", "f4", "f2"],
    ["g7", "g4", "g1"],
];

/// The order of the position's text.
const READING: [[&str; 6]; 7] = [
    ["a7", "d7", "g7", "", "", ""],
    ["b6", "d6", "f6", "", "", ""],
    ["c5", "d5", "e5", "", "", ""],
    ["a4", "b4", "c4", "e4", "f4", "g4"],
    ["c3", "d3", "e3", "", "", ""],
    ["b2", "d2", "f2", "", "", ""],
    ["a1", "d1", "g1", "", "", ""],
];

/// A position that a test knows to be valid.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Slow {
    /// `B`, `R` or `.` on each of the 24 points.
    board: BTreeMap<&'static str, char>,
    turn: char,
    in_hand: BTreeMap<char, u32>,
    turns: u32,
    limit: u32,
}

impl Slow {
    pub(super) fn parse(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut letters = fields[0].chars().filter(|&letter| letter != '/');
        let mut board = BTreeMap::new();
        for name in READING.concat() {
            if !name.is_empty() {
                board.insert(name, letters.next().expect("24 letters"));
            }
        }
        let number = |index: usize| fields[index].parse::<u32>().expect("a number");
        Self {
            board,
            turn: if fields[1] == "b" { 'B' } else { 'R' },
            in_hand: BTreeMap::from([('B', number(2)), ('R', number(3))]),
            turns: number(4),
            limit: number(5),
        }
    }

    pub(super) fn text(&self) -> String {
        let rows: Vec<String> = READING
            .iter()
            .map(|row| row.iter().filter(|name| !name.is_empty()).map(|name| self.board[name]).collect())
            .collect();
        let turn = self.turn.to_ascii_lowercase();
        let (blue, red) = (self.in_hand[&'B'], self.in_hand[&'R']);
        format!("{} {turn} {blue} {red} {} {}", rows.join("/"), self.turns, self.limit)
    }

    fn other(&self) -> char {
        if self.turn == 'B' { 'R' } else { 'B' }
    }

    fn points_of(&self, letter: char) -> Vec<&'static str> {
        self.board.iter().filter(|&(_, &found)| found == letter).map(|(&name, _)| name).collect()
    }

    fn is_in_mill(&self, name: &str) -> bool {
        let owner = self.board[name];
        LINES
            .iter()
            .filter(|line| line.contains(&name))
            .any(|line| line.iter().all(|other| self.board[other] == owner))
    }

    fn placing(&self) -> bool {
        self.in_hand.values().sum::<u32>() > 0
    }

    fn left(&self, side: char) -> usize {
        self.points_of(side).len() + self.in_hand[&side] as usize
    }

    /// Who has won and how, or the draw, as the `status:` line says it; repetition apart.
    pub(super) fn ended(&self, repeated: bool) -> Option<String> {
        let winner = if self.other() == 'B' { "blue" } else { "red" };
        if self.left(self.turn) < 3 {
            Some(format!("{winner} pieces"))
        } else if !self.placing() && self.walks().is_empty() {
            Some(format!("{winner} blocked"))
        } else if repeated {
            Some("draw repetition".to_owned())
        } else if self.turns == self.limit {
            Some("draw turn-limit".to_owned())
        } else {
            None
        }
    }

    /// Every way to place or move a piece, captures not yet thought of: from (empty for a placement) and to.
    fn walks(&self) -> Vec<(&'static str, &'static str)> {
        let free = self.points_of('.');
        if self.placing() {
            return free.into_iter().map(|to| ("", to)).collect();
        }
        let flies = self.points_of(self.turn).len() == 3;
        let mut walks = Vec::new();
        for from in self.points_of(self.turn) {
            for &to in &free {
                let are_neighbours = LINES.iter().any(|&[left, middle, right]| {
                    [(left, middle), (middle, left), (middle, right), (right, middle)].contains(&(from, to))
                });
                if flies || are_neighbours {
                    walks.push((from, to));
                }
            }
        }
        walks
    }

    /// The board after a walk, the turn not yet ended.
    fn walked(&self, from: &'static str, to: &'static str) -> Self {
        let mut next = self.clone();
        if from.is_empty() {
            *next.in_hand.entry(self.turn).or_default() -= 1;
        } else {
            next.board.insert(from, '.');
        }
        next.board.insert(to, self.turn);
        next
    }

    /// Every legal move with the position it leads to, in the byte order of the texts.
    pub(super) fn moves(&self, repeated: bool) -> BTreeMap<String, Self> {
        let mut found = BTreeMap::new();
        if self.ended(repeated).is_some() {
            return found;
        }
        for (from, to) in self.walks() {
            let mut next = self.walked(from, to);
            let text = if from.is_empty() { to.to_owned() } else { format!("{from}-{to}") };
            let closes = next.is_in_mill(to);
            let enemies = next.points_of(self.other());
            let all_in_mills = enemies.iter().all(|name| next.is_in_mill(name));
            let captures: Vec<_> =
                enemies.into_iter().filter(|name| all_in_mills || !next.is_in_mill(name)).collect();
            next.turn = self.other();
            next.turns += 1;
            if closes {
                for taken in captures {
                    let mut next = next.clone();
                    next.board.insert(taken, '.');
                    found.insert(format!("{text}x{taken}"), next);
                }
            } else {
                found.insert(text, next);
            }
        }
        found
    }

    /// Whether the last of a history occurs in it for the third time.
    pub(super) fn repeated(history: &[Self]) -> bool {
        let now = history.last().expect("a history begins with a position");
        let same =
            |then: &&Self| then.board == now.board && then.turn == now.turn && then.in_hand == now.in_hand;
        history.iter().filter(same).count() >= 3
    }
}

/// Sequences of exactly `depth` moves, every one of them played, history looked through at every turn.
pub(super) fn perft(history: &mut Vec<Slow>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let repeated = Slow::repeated(history);
    let moves = history[history.len() - 1].moves(repeated);
    let mut total = 0;
    for next in moves.into_values() {
        history.push(next);
        total += perft(history, depth - 1);
        history.pop();
    }
    total
}
