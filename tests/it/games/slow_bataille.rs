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
