//! Deduction once more, slowly and plainly: every grid that has the numbers where the facts place them is written
//! down and asked about every fact, taken word for word from the rules. Shares no code with the engine.

use std::collections::BTreeMap;

/// The number of each cell, row by row, 0 for black.
pub(super) type Numbers = [u8; 36];

/// Facts as words: an action and its answer.
pub(super) type Facts = [(String, String)];

/// The index of a cell's name.
pub(super) fn index(name: &str) -> usize {
    let bytes = name.as_bytes();
    usize::from(bytes[1] - b'1') * 6 + usize::from(bytes[0] - b'A')
}

/// The name of a cell's index.
pub(super) fn name(index: usize) -> String {
    format!("{}{}", ["A", "B", "C", "D", "E", "F"][index % 6], index / 6 + 1)
}

/// Whether every fact is true of a grid.
pub(super) fn fits(grid: &Numbers, facts: &Facts) -> bool {
    let length = *grid.iter().max().expect("a cell");
    let black = |cell: &usize| grid[*cell] == 0;
    let mut told: Vec<usize> = Vec::new();
    for (action, answer) in facts {
        let fits = match (action.as_str(), answer.as_str()) {
            ("?#", "none") => {
                (0..36).filter(black).all(|cell| told.contains(&cell)) && told.iter().all(black)
            }
            ("?#", cell) => {
                told.push(index(cell));
                black(&index(cell))
            }
            (asked, "none") => length < asked[1..].parse::<u8>().expect("a number"),
            (guess, "yes" | "no") => {
                let (content, cell) = guess.split_once('=').expect("a guess");
                let holds = if content == "#" { 0 } else { content.parse().expect("a number") };
                let right = grid[index(cell)] == holds;
                if answer == "yes" && holds == 0 {
                    told.push(index(cell));
                }
                right == (answer == "yes")
            }
            (asked, cell) => grid[index(cell)] == asked[1..].parse::<u8>().expect("a number"),
        };
        if !fits {
            return false;
        }
    }
    true
}

/// Every valid grid that fits; none where it would be more than `most`, or take too long.
pub(super) fn all(facts: &Facts, most: usize) -> Option<Vec<Numbers>> {
    let mut places = BTreeMap::new();
    for (action, answer) in facts {
        if let (Some(number), true) = (action.strip_prefix('?'), answer.len() == 2)
            && let Ok(number) = number.parse::<u8>()
        {
            places.insert(number, index(answer));
        }
    }
    let mut search = Search { facts, places, found: Vec::new(), most, steps: 0 };
    for start in 0..36 {
        search.go(&mut [0; 36], 1, start);
    }
    (search.found.len() <= most && search.steps < STEPS).then_some(search.found)
}

/// Steps after which a search is given up.
const STEPS: u32 = 300_000;

struct Search<'a> {
    facts: &'a Facts,
    /// Where questions found numbers. They only shorten the search: each grid is asked about them all the same.
    places: BTreeMap<u8, usize>,
    found: Vec<Numbers>,
    most: usize,
    steps: u32,
}

impl Search<'_> {
    /// Writes a number into a free cell and goes on in every direction.
    fn go(&mut self, grid: &mut Numbers, number: u8, cell: usize) {
        let taken = grid[cell] != 0 || self.places.get(&number).is_some_and(|&place| place != cell);
        if taken || self.found.len() > self.most || self.steps >= STEPS {
            return;
        }
        if let Some((&next, &place)) = self.places.range(number..).next() {
            let apart = (cell / 6).abs_diff(place / 6) + (cell % 6).abs_diff(place % 6);
            if apart > usize::from(next - number) {
                return;
            }
        }
        self.steps += 1;
        grid[cell] = number;
        if number >= 31 && fits(grid, self.facts) {
            self.found.push(*grid);
        }
        let (row, column) = (cell / 6, cell % 6);
        let beside = [
            (row > 0).then(|| cell - 6),
            (row < 5).then(|| cell + 6),
            (column > 0).then(|| cell - 1),
            (column < 5).then(|| cell + 1),
        ];
        if number < 36 {
            for next in beside.into_iter().flatten() {
                self.go(grid, number + 1, next);
            }
        }
        grid[cell] = 0;
    }
}

/// In how many of the grids each cell holds each number, 0 for black.
pub(super) fn tally(grids: &[Numbers]) -> Vec<[u64; 37]> {
    let mut counts = vec![[0; 37]; 36];
    for grid in grids {
        for (cell, &number) in grid.iter().enumerate() {
            counts[cell][usize::from(number)] += 1;
        }
    }
    counts
}

/// The bits a question tells: by how much the answer narrows the grids down, on the average. Each grid comes with the
/// chance of each answer.
pub(super) fn information(grids: &[Numbers], told: &[usize], number: u8) -> f64 {
    // The weight of each grid under each answer: a cell, or 36 for `none`.
    let mut answers: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    for grid in grids {
        let cells: Vec<usize> =
            (0..36).filter(|&cell| grid[cell] == number && !(number == 0 && told.contains(&cell))).collect();
        let chance = 1.0 / cells.len().max(1) as f64;
        for &cell in if cells.is_empty() { &[36][..] } else { &cells } {
            answers.entry(cell).or_default().push(chance);
        }
    }
    let all = grids.len() as f64;
    let left: f64 = answers
        .values()
        .map(|weights| {
            let sum: f64 = weights.iter().sum();
            sum / all * weights.iter().map(|weight| -weight / sum * (weight / sum).log2()).sum::<f64>()
        })
        .sum();
    all.log2() - left
}
