//! Generated terrains: fair, of the roughness wanted, rarely symmetric, and the same for ever. Everything is
//! worked out again here, from the terrain's text alone.

use jugeote::games::relief::{Position, ROUGHEST, SMOOTHEST, Terrain, TerrainOptions};
use jugeote::games::{Game, Side};
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

/// Altitudes by row (row 1 first) and column.
type Grid = Vec<Vec<i32>>;

fn grid(terrain: &Terrain) -> Grid {
    let digit = |letter: char| i32::try_from(letter.to_digit(10).expect("a digit")).expect("small");
    terrain.to_string().split('/').rev().map(|line| line.chars().map(digit).collect()).collect()
}

fn pairs() -> Vec<((usize, usize), (usize, usize))> {
    let mut pairs = Vec::new();
    for row in 0..10 {
        for column in 0..10 {
            if row < 9 {
                pairs.push(((row, column), (row + 1, column)));
            }
            if column < 9 {
                pairs.push(((row, column), (row, column + 1)));
            }
        }
    }
    pairs
}

/// Dijkstra from one cell to the cheapest of a row.
fn cheapest(grid: &Grid, from: (usize, usize), row: usize) -> i32 {
    let mut heap = BinaryHeap::from([Reverse((0, from))]);
    let mut settled = BTreeSet::new();
    while let Some(Reverse((cost, here))) = heap.pop() {
        if !settled.insert(here) {
            continue;
        }
        if here.0 == row {
            return cost;
        }
        for (one, other) in pairs() {
            for (near, next) in [(one, other), (other, one)] {
                if near == here {
                    let step = (grid[here.0][here.1] - grid[next.0][next.1]).abs() + 1;
                    heap.push(Reverse((cost + step, next)));
                }
            }
        }
    }
    unreachable!("every row is reached")
}

/// What each start cell costs to leave from, in the order in which Red sees the files, then Blue.
fn costs(grid: &Grid) -> [Vec<i32>; 2] {
    let red = (2..8).map(|column| cheapest(grid, (0, column), 9) + 1).collect();
    let blue = (2..8).rev().map(|column| cheapest(grid, (9, column), 0) + 1).collect();
    [red, blue]
}

fn roughness(grid: &Grid) -> f64 {
    let sum: i32 = pairs().iter().map(|&((a, b), (c, d))| (grid[a][b] - grid[c][d]).abs()).sum();
    f64::from(sum) / 180.0
}

fn of(seed: u64, roughness: f64) -> Terrain {
    Terrain::generate(seed, TerrainOptions { roughness, ..TerrainOptions::default() }).expect("a terrain")
}

#[test]
fn generated_terrains_keep_the_limits_and_are_fair() {
    for (seed, roughness) in (0..40).zip([0.3, 0.7, 1.0, 1.3].into_iter().cycle()) {
        let terrain = of(seed, roughness);
        let grid = grid(&terrain);
        for ((a, b), (c, d)) in pairs() {
            assert!((grid[a][b] - grid[c][d]).abs() <= 2, "{terrain:?}");
        }
        assert!(grid.iter().flatten().all(|altitude| (0..=5).contains(altitude)), "{terrain:?}");
        let [red, blue] = costs(&grid);
        assert_eq!(red, blue, "{terrain:?}");
        assert!(terrain.is_fair());
        let told = terrain.costs_to_leave(Side::First).map(|cost| i32::try_from(cost).expect("small"));
        assert_eq!(told.to_vec(), red);
        assert!(Position::parse(&Position::initial(terrain).to_string()).is_ok());
    }
}

#[test]
fn costs_to_leave_are_told_for_unfair_terrains_too() {
    // A hill before c1: Red's first file from the left, Blue's last.
    let mut rows = ["3333333333"; 10];
    rows[8] = "3353333333";
    let terrain = Terrain::parse(&rows.join("/")).expect("a terrain");
    let [red, blue] = costs(&grid(&terrain));
    let told = |side| terrain.costs_to_leave(side).map(|cost| i32::try_from(cost).expect("small")).to_vec();
    assert_eq!(told(Side::First), red);
    assert_eq!(told(Side::Second), blue);
    assert_eq!(red, [11, 10, 10, 10, 10, 10], "one step aside");
    assert_eq!(blue, [10, 10, 10, 10, 10, 11]);
    assert!(!terrain.is_fair());
}

#[test]
fn level_ground_costs_ten_to_leave_and_is_symmetric() {
    let level = Terrain::level(3);
    assert_eq!(level.costs_to_leave(Side::First), [10; 6], "nine steps and the point kept");
    assert!(level.is_symmetric() && level.is_fair());
}

#[test]
fn at_most_one_terrain_in_twenty_is_symmetric() {
    let mut symmetric = 0;
    for seed in 0..100 {
        let grid = grid(&of(seed, if seed % 2 == 0 { 0.2 } else { 0.7 }));
        let image = |turn: fn((usize, usize)) -> (usize, usize)| {
            (0..10).all(|row| {
                (0..10).all(|column| {
                    let (other_row, other_column) = turn((row, column));
                    grid[row][column] == grid[other_row][other_column]
                })
            })
        };
        let mirrored = image(|(row, column)| (9 - row, column)) || image(|(row, column)| (row, 9 - column));
        symmetric += i32::from(mirrored || image(|(row, column)| (9 - row, 9 - column)));
    }
    assert!(symmetric * 20 <= 100, "{symmetric} of 100");
}

#[test]
fn symmetric_terrains_are_known_in_each_way() {
    let symmetric = |text: &str| Terrain::parse(text).expect("a terrain").is_symmetric();
    let (plain, left, right) = ("3333333333", "4333333333", "3333333334");
    let rows = |first: &str, last: &str| {
        let mut rows = [plain; 10];
        (rows[0], rows[9]) = (first, last);
        rows.join("/")
    };
    assert!(symmetric(&rows(left, left)), "rows mirrored");
    assert!(symmetric(&rows("4333333334", plain)), "columns mirrored");
    assert!(symmetric(&rows(left, right)), "turned half round");
    assert!(!symmetric(&rows(left, plain)));
}

#[test]
fn the_roughness_asked_for_is_met() {
    let mut last = 0.0;
    for wanted in [SMOOTHEST, 0.4, 0.7, 1.0, ROUGHEST] {
        let all: Vec<f64> = (0..6).map(|seed| roughness(&grid(&of(seed, wanted)))).collect();
        assert!(all.iter().all(|found| (found - wanted).abs() <= 0.02), "{wanted}: {all:?}");
        assert!((of(0, wanted).roughness() - all[0]).abs() < 1e-12);
        let mean = all.iter().sum::<f64>() / 6.0;
        assert!(mean > last, "rougher when asked for");
        last = mean;
    }
}

#[test]
fn altitudes_stay_in_the_range_asked_for() {
    for (lowest, highest) in [(0, 9), (7, 9), (3, 4), (0, 1)] {
        let options = TerrainOptions { lowest, highest, roughness: 0.3 };
        let terrain = Terrain::generate(5, options).expect("a terrain");
        let altitudes = terrain.altitudes();
        assert!(altitudes.iter().all(|altitude| (lowest..=highest).contains(altitude)), "{terrain:?}");
    }
    let tall = TerrainOptions { lowest: 0, highest: 9, roughness: 0.7 };
    let reached = |height| {
        (0..20).any(|seed| Terrain::generate(seed, tall).expect("a terrain").altitudes().contains(&height))
    };
    assert!(reached(7) && reached(0));
}

#[test]
fn a_seed_means_the_same_terrain_for_ever() {
    assert_eq!(of(42, 0.7), of(42, 0.7));
    assert_ne!(of(42, 0.7), of(43, 0.7));
    assert_ne!(of(42, 0.7), of(42, 0.8));
    assert_eq!(
        of(42, 0.7).to_string(),
        "3333222121/4344222111/4433432211/2332333321/2222311211/\
         2010222112/4221222112/2222242202/1323433310/1222432220"
    );
}

#[test]
fn options_out_of_bounds_are_refused() {
    let refused = |lowest, highest, roughness| {
        Terrain::generate(1, TerrainOptions { lowest, highest, roughness }).expect_err("refused").key
    };
    assert_eq!(refused(3, 3, 0.7), "relief-terrain-range");
    assert_eq!(refused(4, 3, 0.7), "relief-terrain-range");
    assert_eq!(refused(0, 10, 0.7), "relief-terrain-range");
    for roughness in [0.0, 0.09, 1.41, -1.0, f64::NAN, f64::INFINITY] {
        assert_eq!(refused(0, 5, roughness), "relief-terrain-roughness");
    }
    assert_eq!(
        refused(0, 1, 1.4),
        "relief-terrain-not-found",
        "two altitudes cannot differ by 1.4 on average"
    );
}
