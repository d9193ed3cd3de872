//! Bataille once more, slowly and plainly: what the engine is compared with. Shares no code with it.

/// The rows of a grid's text: 0 for black. The text must be well formed.
pub(super) fn rows(text: &str) -> Vec<Vec<i64>> {
    text.split('/')
        .map(|row| {
            row.split(',').map(|cell| if cell == "#" { 0 } else { cell.parse().expect("a number") }).collect()
        })
        .collect()
}

/// The text of rows.
pub(super) fn text(rows: &[Vec<i64>]) -> String {
    let line = |row: &Vec<i64>| {
        row.iter()
            .map(|&cell| if cell == 0 { "#".to_owned() } else { cell.to_string() })
            .collect::<Vec<_>>()
            .join(",")
    };
    rows.iter().map(line).collect::<Vec<_>>().join("/")
}

/// The definition, word for word: for some length from 31 to 36 each number from 1 to it stands in exactly one
/// cell, each shares a side with the one before, and every other cell is black.
pub(super) fn is_valid(rows: &[Vec<i64>]) -> bool {
    (31..=36).any(|length| {
        let found = |number: i64| {
            let mut cells = Vec::new();
            for (r, row) in rows.iter().enumerate() {
                for (c, &value) in row.iter().enumerate() {
                    if value == number {
                        cells.push((r, c));
                    }
                }
            }
            cells
        };
        let once = (1..=length).all(|number| found(number).len() == 1);
        let rest_black = found(0).len() as i64 == 36 - length;
        once && rest_black
            && (2..=length).all(|number| {
                let ((r, c), (before_r, before_c)) = (found(number)[0], found(number - 1)[0]);
                (r == before_r && c.abs_diff(before_c) == 1) || (c == before_c && r.abs_diff(before_r) == 1)
            })
    })
}

/// A game as nothing but what was said, read again from the beginning for every question about it.
pub(super) struct Slow {
    /// Both grids, the first player's first.
    pub(super) grids: [Vec<Vec<i64>>; 2],
    /// Actions and answers (empty after `stop`), the first player's first.
    pub(super) said: Vec<(String, String)>,
}

/// The name of a cell, column then row.
fn name(row: usize, column: usize) -> String {
    format!("{}{}", ["A", "B", "C", "D", "E", "F"][column], row + 1)
}

impl Slow {
    /// What one player has said and was answered.
    fn of(&self, player: usize) -> Vec<&(String, String)> {
        self.said.iter().enumerate().filter(|(turn, _)| turn % 2 == player).map(|(_, said)| said).collect()
    }

    /// The pairs (content, cell) a player has noted.
    fn noted(&self, player: usize) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for (action, answer) in self.of(player) {
            if let Some(content) = action.strip_prefix('?') {
                if answer != "none" {
                    found.push((content.to_owned(), answer.clone()));
                }
            } else if answer == "yes" {
                let (content, cell) = action.split_once('=').expect("a guess");
                found.push((content.to_owned(), cell.to_owned()));
            }
        }
        found
    }

    /// Whether the player may do this: the words of the rules, one after the other.
    pub(super) fn is_legal(&self, player: usize, action: &str) -> bool {
        if action == "stop" {
            return true;
        }
        let noted = self.noted(player);
        let said = self.of(player);
        let told_absent =
            |content: &str| said.iter().any(|(a, b)| *a == format!("?{content}") && b == "none");
        if let Some(content) = action.strip_prefix('?') {
            let placed = content != "#" && noted.iter().any(|(what, _)| what == content);
            return !placed && !told_absent(content);
        }
        let (content, cell) = action.split_once('=').expect("a guess");
        let cell_noted = noted.iter().any(|(_, place)| place == cell);
        let number_noted =
            content != "#" && (noted.iter().any(|(what, _)| what == content) || told_absent(content));
        let answered_no = said.iter().any(|(a, b)| a == action && b == "no");
        !cell_noted && !number_noted && !answered_no
    }

    /// The true answers to an action of a player, in the order of the cells.
    pub(super) fn answers(&self, player: usize, action: &str) -> Vec<String> {
        let grid = &self.grids[1 - player];
        let mut holding = Vec::new();
        let wanted = action.trim_start_matches('?').split('=').next().expect("a content");
        for (row, cells) in grid.iter().enumerate() {
            for (column, &value) in cells.iter().enumerate() {
                let content = if value == 0 { "#".to_owned() } else { value.to_string() };
                if content == wanted {
                    holding.push(name(row, column));
                }
            }
        }
        if action == "stop" {
            return vec![];
        }
        if let Some((_, cell)) = action.split_once('=') {
            return vec![if holding.contains(&cell.to_owned()) { "yes" } else { "no" }.to_owned()];
        }
        let noted = self.noted(player);
        holding.retain(|cell| wanted != "#" || !noted.iter().any(|(_, place)| place == cell));
        if holding.is_empty() { vec!["none".to_owned()] } else { holding }
    }

    /// The scores of the guesses made so far.
    pub(super) fn scores(&self) -> [i32; 2] {
        let mut scores = [0; 2];
        for (turn, (_, answer)) in self.said.iter().enumerate() {
            match answer.as_str() {
                "yes" => scores[turn % 2] += 10,
                "no" => scores[1 - turn % 2] += 10,
                _ => {}
            }
        }
        scores
    }

    /// Whether a player has noted all 36 cells.
    pub(super) fn is_filled(&self) -> bool {
        (0..2).any(|player| self.noted(player).len() == 36)
    }
}
