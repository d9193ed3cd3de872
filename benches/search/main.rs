//! Speed of alpha-beta: nodes a second on fixed positions, one thread, with the estimates of the built-in players.
//! `cargo bench --bench search [-- --quick] [GAME]`.
//!
//! A node is a position the search has played to: the root, inner nodes and leaves, and those visited again.
//! Every leaf's estimate is worked out, and outcome and repetition are asked at every node. The one foreign figure
//! we know is of Sanmill, a program for nine men's morris alone: about 5.4 million nodes a second on a machine
//! of its authors. Not for: how strong the players are (`players`).

#![expect(clippy::disallowed_macros, reason = "a benchmark prints its table")]
#![expect(clippy::expect_used, reason = "a benchmark stops where its own positions are faulty")]

use jugeote::games::relief::{Terrain, TerrainOptions};
use jugeote::games::{Game, Line, moulin, relief, walle};
use jugeote::players::Estimates;
use jugeote::players::{Exits, Mills, Paths};
use jugeote::search::{AlphaBeta, Limits};
use rustix::time::{ClockId, clock_gettime};
use std::env::args;

/// What is special about a position, and its text.
type Position = (&'static str, &'static str);

const WALLE: [Position; 3] = [
    ("entered", "w 0,4 10,4 10 10 -"),
    ("ten walls", "w 4,4 6,4 5 5 1,2S;2,6E;3,3E;4,1S;5,5E;6,2S;6,7S;7,4E;8,1E;9,5S"),
    (
        "two walls left",
        "w 3,3 7,5 1 1 0,3E;1,4S;2,2E;2,5S;3,4E;4,0S;4,1S;4,2S;4,3S;4,5S;4,7S;5,5E;6,2E;6,6S;7,4S;7,7E;8,3E;9,1S",
    ),
];

const MOULIN: [Position; 3] = [
    ("start", ".../.../.../....../.../.../... b 9 9 0 100"),
    ("nine against eight", ".BR/B.R/BRB/R.RBBB/RBR/RB./... b 0 0 18 100"),
    ("six against six", ".BR/BR./BRB/....B./.../.R./RR. b 0 0 40 100"),
];

fn main() {
    let quick = args().any(|arg| arg == "--quick");
    let games: Vec<_> = args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let wanted = |game: &str| games.is_empty() || games.iter().any(|name| name == game);
    let nodes = if quick { 20_000 } else { 4_000_000 };
    if wanted("walle") {
        report::<_, Paths>(&read::<walle::Position>(&WALLE), nodes);
    }
    if wanted("moulin") {
        report::<_, Mills>(&read::<moulin::Position>(&MOULIN), nodes);
    }
    if wanted("relief") {
        let options = TerrainOptions { roughness: 1.2, ..TerrainOptions::default() };
        let rough = Terrain::generate(2, options).expect("a terrain");
        let positions = vec![
            ("level start", relief::Position::initial(Terrain::level(3))),
            ("rough start", relief::Position::initial(rough)),
        ];
        report::<_, Exits>(&positions, nodes);
    }
}

fn read<G: Game>(texts: &[Position]) -> Vec<(&'static str, G)> {
    texts.iter().map(|&(name, text)| (name, G::parse(text).expect("a position"))).collect()
}

/// Prints a line for each position.
fn report<G: Game, E: Estimates<G>>(positions: &[(&str, G)], nodes: u64) {
    for (name, position) in positions {
        let mut search = AlphaBeta::new(E::of(position), 1 << 20);
        let line = Line::new(position.clone());
        let begun = processor_time();
        let found = search.search(&line, &Limits::nodes(nodes)).expect("a move");
        let rate = found.nodes as f64 / (processor_time() - begun);
        println!(
            "{:<8} {name:<20} {:>6.2} M nodes/s  depth {:>2}, score {:>6}, plays {}",
            G::NAME,
            rate / 1e6,
            found.depth,
            found.score,
            found.best
        );
    }
}

/// Seconds this thread has run.
fn processor_time() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}
