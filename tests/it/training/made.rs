//! Problems made from endings in a moment, for tests that verify and change them.

use super::endings::{ending, game};
use jugeote::games::{Game, Line, relief};
use jugeote::problems::{FORMAT, Goal, Kind, Moves, Problem, Set, Source};
use jugeote::search::Prover;
use jugeote::search::proof::{moves_of, plies_of};
use jugeote::training::{Provenance, certify, only_defence, verify};
use std::sync::atomic::AtomicBool;

static NEVER: AtomicBool = AtomicBool::new(false);

/// A set of these.
pub(super) fn set(problems: Vec<Problem>) -> Set {
    Set { format: FORMAT, game: "relief".to_owned(), problems }
}

/// The flaws of a set as keys with their arguments.
pub(super) fn flaws(set: &Set) -> Vec<String> {
    let found = verify::<relief::Position>(set, &NEVER).expect("not interrupted");
    found.iter().map(|flaw| format!("{}: {}", flaw.problem, flaw.reason)).collect()
}

/// The flaws of a problem alone.
pub(super) fn flaws_of(problem: &Problem) -> Vec<String> {
    flaws(&set(vec![problem.clone()]))
}

/// The problem of this goal in a position, won or lost within at most `most` moves, if there is one.
pub(super) fn certified(
    position: &relief::Position,
    goal: Goal,
    most: u32,
    source: Source,
) -> Option<Problem> {
    if position.outcome().is_some() || position.count_moves() < 5 {
        return None;
    }
    let mut prover = Prover::new(&NEVER);
    let within = match goal {
        Goal::Win => {
            let line = prover.fastest(position, plies_of(most)).expect("not interrupted")?;
            moves_of(line.len() as u32)
        }
        Goal::Defence => only_defence(&mut prover, position, most).expect("not interrupted")?.1,
    };
    let certificate = certify(&mut prover, position, goal, within).expect("not interrupted").ok()?;
    let kind = match &source {
        Source::Position => Kind::Position,
        Source::Record { .. } if goal == Goal::Defence => Kind::OnlyDefence,
        Source::Record { played, .. } => {
            if certificate.solutions.0.contains(played.as_ref()?) {
                Kind::PunishedBlunder
            } else {
                Kind::MissedWin
            }
        }
    };
    let provenance = Provenance { kind, source, band: 3, rating: 1500, deviation: 350, seed: 1 };
    Some(certificate.into_problem(position, provenance)).filter(is_free)
}

/// Whether the second proof, which has no table, is a matter of a moment.
fn is_light(position: &relief::Position) -> bool {
    position.count_moves() <= 40
}

/// Whether the side to move of a position had a turn after which the other does not win within so many moves.
fn had_a_choice(position: &relief::Position, within: u32) -> bool {
    let mut prover = Prover::new(&NEVER);
    position.listed_moves().into_iter().any(|mv| {
        let mut next = position.clone();
        next.play(mv);
        match next.outcome() {
            Some(outcome) => !outcome.is_won_by_mover(position.to_move().other()),
            None => prover.fastest(&next, plies_of(within)).expect("not interrupted").is_none(),
        }
    })
}

/// Where a position of a line was met.
pub(super) fn record(line: &Line<relief::Position>, ply: usize) -> Source {
    Source::Record {
        game: String::new(),
        start: line.start().to_string(),
        moves: line.moves()[..ply].iter().collect::<Moves>(),
        ply: ply as u32,
        played: line.moves().get(ply).map(ToString::to_string),
    }
}

/// The first `count` problems in games from endings that have this goal and this number, one a game, after at least
/// one move.
pub(super) fn from_games(goal: Goal, within: u32, count: usize) -> Vec<Problem> {
    let found = (0..600).filter_map(|seed| {
        let line = game(seed).line::<relief::Position>().expect("a game of ours");
        (1..line.moves().len().min(6)).find_map(|ply| {
            let position = &line.positions()[ply];
            if !is_light(position) {
                return None;
            }
            let problem = certified(position, goal, within, record(&line, ply))?;
            let fits =
                problem.kind != Kind::PunishedBlunder || had_a_choice(&line.positions()[ply - 1], within);
            (problem.within == within && fits).then_some(problem)
        })
    });
    found.take(count).collect()
}

/// The first `count` such problems in endings as they are.
pub(super) fn from_positions(goal: Goal, within: u32, count: usize) -> Vec<Problem> {
    let endings = (0..600).map(ending).filter(is_light);
    let found = endings.filter_map(|position| certified(&position, goal, within, Source::Position));
    found.filter(|problem| problem.within == within).take(count).collect()
}

/// Whether the solver's last move in the main line is not its only one.
fn is_free(problem: &Problem) -> bool {
    let mut here = relief::Position::parse(&problem.position).expect("a position");
    let last = (problem.line.0.len() - 1) / 2 * 2;
    for text in &problem.line.0[..last] {
        here.play(here.parse_move(text).expect("a move"));
    }
    here.count_moves() > 1
}
