//! The board of nine men's morris: names, lines, neighbours, symmetries, and its text.
//!
//! Points are numbered in the order of the text. Not for: pieces and turns (`mod.rs`).

/// Points of the board.
pub(super) const POINTS: usize = 24;

/// What stands on a free point.
pub(super) const FREE: u8 = b'.';

/// The names of the points.
pub(super) const NAMES: [&str; POINTS] = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3", "d3",
    "e3", "b2", "d2", "f2", "a1", "d1", "g1",
];

/// The points of each row of the text.
const ROWS: [usize; 7] = [3, 3, 3, 6, 3, 3, 3];

/// The lines: four sides of each square, the outermost first, then those through the middles of the sides.
pub(super) const LINES: [[usize; 3]; 16] = [
    [0, 1, 2],
    [21, 22, 23],
    [0, 9, 21],
    [2, 14, 23],
    [3, 4, 5],
    [18, 19, 20],
    [3, 10, 18],
    [5, 13, 20],
    [6, 7, 8],
    [15, 16, 17],
    [6, 11, 15],
    [8, 12, 17],
    [9, 10, 11],
    [12, 13, 14],
    [1, 4, 7],
    [16, 19, 22],
];

/// The points next to one along a line.
pub(super) fn neighbours(point: usize) -> impl Iterator<Item = usize> {
    let beside = move |[one, middle, other]: [usize; 3]| {
        if point == middle {
            [Some(one), Some(other)]
        } else {
            [(point == one || point == other).then_some(middle), None]
        }
    };
    LINES.into_iter().flat_map(beside).flatten()
}

/// Reads rows of letters.
pub(super) fn read(text: &str) -> Option<[u8; POINTS]> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != ROWS.len() || rows.iter().zip(ROWS).any(|(row, points)| row.len() != points) {
        return None;
    }
    let letters: Vec<u8> = rows.concat().into_bytes();
    let allowed = letters.iter().all(|letter| b"BR.".contains(letter));
    if allowed { letters.try_into().ok() } else { None }
}

/// Writes them.
pub(super) fn written(men: &[u8; POINTS]) -> String {
    let mut men = men.iter().copied().map(char::from);
    ROWS.map(|points| men.by_ref().take(points).collect::<String>()).join("/")
}

/// Where each symmetry of the board puts each point, the identity first: the eight of a square, each without and with
/// exchanging the outermost and the innermost square.
pub(super) fn symmetries() -> Vec<[usize; POINTS]> {
    let mut found = Vec::new();
    for inside_out in [false, true] {
        for turned in 0..4 {
            for mirrored in [false, true] {
                found.push(std::array::from_fn(|point| {
                    let mut place = place(point);
                    if mirrored {
                        place = (-place.0, place.1);
                    }
                    for _ in 0..turned {
                        place = (place.1, -place.0);
                    }
                    if inside_out {
                        let ring = place.0.abs().max(place.1.abs());
                        place = (place.0 / ring * (4 - ring), place.1 / ring * (4 - ring));
                    }
                    named(place).unwrap_or(point)
                }));
            }
        }
    }
    found
}

/// How far a point is to the right of the middle of the board and above it.
fn place(point: usize) -> (i32, i32) {
    let name = NAMES[point].as_bytes();
    (i32::from(name[0]) - i32::from(b'd'), i32::from(name[1]) - i32::from(b'4'))
}

fn named(wanted: (i32, i32)) -> Option<usize> {
    (0..POINTS).find(|&point| place(point) == wanted)
}
