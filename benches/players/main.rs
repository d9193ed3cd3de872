//! Strength of the built-in players: every level against the one below, and the two lowest names against theirs.
//! `cargo bench --bench players [-- --quick] [GAME…] [LEVEL…]`.
//!
//! 200 games a pair of levels: 100 openings of a few random turns, each played with both colours; the relief game
//! has another terrain for each opening. A win counts 1, a draw ½. The interval is the 95 % one of the mean over
//! openings (normal approximation). Promised: levels 2 to 5 score at least 60 %, and of the levels above the
//! interval lies above 50 %. Not for: speed (`search`), though the time of a game is shown.

#![expect(clippy::disallowed_macros, reason = "a benchmark prints its table")]
#![expect(clippy::expect_used, reason = "a benchmark stops where its own positions are faulty")]

use jugeote::games::record::TURN_LIMIT;
use jugeote::games::relief::{Terrain, TerrainOptions};
use jugeote::games::{Dice, Game, Line, Verdict, moulin, relief, walle};
use jugeote::players::{Playable, Player, PlayerName, named, play};
use std::env::args;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// Openings of a pair of players; each is played twice.
const OPENINGS: u64 = 100;
const QUICK_OPENINGS: u64 = 2;
/// Random turns of an opening.
const OPENING_TURNS: usize = 4;
/// Levels up to this one are promised to score [`PROMISE`] against the level below.
const PROMISED: usize = 5;
const PROMISE: f64 = 60.0;

/// An opening by its number.
type Opening<G> = fn(u64) -> Line<G>;

/// Who plays, the stronger one first.
struct Pair {
    stronger: PlayerName,
    weaker: PlayerName,
}

fn main() {
    let quick = args().any(|arg| arg == "--quick");
    let words: Vec<_> = args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let levels: Vec<usize> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let games: Vec<_> = words.iter().filter(|word| word.parse::<usize>().is_err()).collect();
    let wanted = |game: &str| games.is_empty() || games.iter().any(|name| *name == game);
    let openings = if quick { QUICK_OPENINGS } else { OPENINGS };
    println!("game    stronger against weaker    games   won drawn  lost   score   95 % interval   s/game");
    if wanted("walle") {
        report::<walle::Position>(&levels, openings, walle_opening);
    }
    if wanted("moulin") {
        report::<moulin::Position>(&levels, openings, moulin_opening);
    }
    if wanted("relief") {
        report::<relief::Position>(&levels, openings, relief_opening);
    }
}

/// The pairs of a game, or those of the levels asked for.
fn pairs(highest: usize, asked: &[usize]) -> Vec<Pair> {
    let lowest = [
        Pair { stronger: PlayerName::Greedy, weaker: PlayerName::Random },
        Pair { stronger: PlayerName::Level(1), weaker: PlayerName::Random },
    ];
    let levels = (2..=highest)
        .map(|level| Pair { stronger: PlayerName::Level(level), weaker: PlayerName::Level(level - 1) });
    let wanted = |pair: &Pair| match pair.stronger {
        _ if asked.is_empty() => true,
        PlayerName::Level(level) => asked.contains(&level),
        _ => false,
    };
    lowest.into_iter().chain(levels).filter(wanted).collect()
}

fn walle_opening(number: u64) -> Line<walle::Position> {
    some_turns(&walle::Position::parse("w - - 10 10 -").expect("the start"), number)
}

fn moulin_opening(number: u64) -> Line<moulin::Position> {
    some_turns(&moulin::Position::start(moulin::DEFAULT_LIMIT).expect("the start"), number)
}

fn relief_opening(number: u64) -> Line<relief::Position> {
    let roughness = [0.3, 0.5, 0.7, 0.9, 1.1][(number % 5) as usize];
    let options = TerrainOptions { roughness, ..TerrainOptions::default() };
    some_turns(&relief::Position::initial(Terrain::generate(number, options).expect("a terrain")), number)
}

/// A few random turns from a start, after which the game goes on.
fn some_turns<G: Game>(start: &G, number: u64) -> Line<G> {
    let mut dice = Dice::new(number);
    loop {
        let mut line = Line::new(start.clone());
        while line.moves().len() < OPENING_TURNS
            && let Some(&mv) = dice.pick(&line.position().listed_moves())
        {
            line.push(mv);
        }
        if line.outcome().is_none() {
            return line;
        }
    }
}

/// Prints a line for each pair.
fn report<G: Playable>(levels: &[usize], openings: u64, opening: Opening<G>) {
    for pair in &pairs(G::LEVELS, levels) {
        let begun = Instant::now();
        let (results, seconds) = matches(pair, openings, opening);
        let won = results.iter().flatten().filter(|&&score| score > 0.75).count();
        let lost = results.iter().flatten().filter(|&&score| score < 0.25).count();
        let means: Vec<f64> = results.iter().map(|[one, two]| f64::midpoint(*one, *two)).collect();
        let (score, half) = mean_and_half_interval(&means);
        let (score, half) = (100.0 * score, 100.0 * half);
        let promise = match pair.stronger {
            PlayerName::Level(2..=PROMISED) if score >= PROMISE => "kept: 60 %",
            PlayerName::Level(2..=PROMISED) => "BROKEN: 60 %",
            PlayerName::Level(2..) if score - half > 50.0 => "kept: interval above 50 %",
            PlayerName::Level(2..) => "BROKEN: interval above 50 %",
            _ => "",
        };
        println!(
            "{:<7} {:<9}{:>9} {:>12} {:>5} {:>5} {:>5}  {score:>5.1} %  {:>5.1} - {:>5.1} %  {:>7.3}  {promise} ({:.0} s)",
            G::NAME,
            pair.stronger.to_string(),
            pair.weaker.to_string(),
            2 * openings,
            won,
            2 * results.len() - won - lost,
            lost,
            score - half,
            score + half,
            seconds / (2 * openings) as f64,
            begun.elapsed().as_secs_f64(),
        );
    }
}

/// The scores of the stronger player, for each opening those of both colours; and the seconds all games took.
fn matches<G: Playable>(pair: &Pair, openings: u64, opening: Opening<G>) -> (Vec<[f64; 2]>, f64) {
    let next = AtomicU64::new(0);
    let results = Mutex::new((vec![[0.0; 2]; openings as usize], 0.0));
    let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut stronger = named::<G>(&pair.stronger.to_string()).expect("a player");
                let mut weaker = named::<G>(&pair.weaker.to_string()).expect("a player");
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= openings {
                        break;
                    }
                    let begun = Instant::now();
                    let scores = [0, 1].map(|colour| {
                        let mut line = opening(number);
                        let mut players: [&mut dyn Player<G>; 2] = match colour {
                            0 => [&mut *stronger, &mut *weaker],
                            _ => [&mut *weaker, &mut *stronger],
                        };
                        play(&mut line, &mut players, TURN_LIMIT, &mut Dice::new(2 * number + colour));
                        score(&line, colour as usize)
                    });
                    let mut results = results.lock().expect("no thread has panicked");
                    results.0[number as usize] = scores;
                    results.1 += begun.elapsed().as_secs_f64();
                }
            });
        }
    });
    results.into_inner().expect("no thread has panicked")
}

/// What the player of the first or the second side has got from a game.
fn score<G: Game>(line: &Line<G>, side: usize) -> f64 {
    match line.outcome().map(|outcome| outcome.verdict) {
        Some(Verdict::Win(winner)) if winner as usize == side => 1.0,
        Some(Verdict::Win(_) | Verdict::Loss) => 0.0,
        Some(Verdict::Draw) | None => 0.5,
    }
}

fn mean_and_half_interval(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}
