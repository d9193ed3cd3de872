//! How hard a problem is: players of known strength attempt it, and each attempt is a game of Glicko-2 that the
//! problem wins where they fail.
//!
//! A player solves a problem when it finds every move of the solver in the main line; where another move wins as
//! fast, that is right too. Ratings of the panel are fixed numbers on a scale of our own; only their order means
//! something. Not for: attempts of learners, which later move the rating.

use crate::games::Line;
use crate::players::{Playable, Player, PlayerName};
use crate::search::{Interrupted, Prover};
use crate::training::Trained;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// One who attempts problems.
enum Member {
    /// A player by name.
    Named(PlayerName),
    /// One that looks so many plies ahead and makes no mistakes there.
    Looker(u32),
}

/// Who attempts each problem, with how many seeds, and at which rating.
const MEMBERS: [(Member, u64, f64); 10] = [
    (Member::Named(PlayerName::Random), 4, 500.0),
    (Member::Named(PlayerName::Level(1)), 6, 900.0),
    (Member::Named(PlayerName::Greedy), 2, 1100.0),
    (Member::Named(PlayerName::Level(2)), 6, 1250.0),
    (Member::Looker(2), 1, 1400.0),
    (Member::Named(PlayerName::Level(3)), 6, 1500.0),
    (Member::Looker(3), 1, 1650.0),
    (Member::Named(PlayerName::Level(4)), 6, 1750.0),
    (Member::Named(PlayerName::Level(5)), 4, 2000.0),
    (Member::Named(PlayerName::Level(6)), 2, 2200.0),
];

/// How sure the ratings of the panel are.
const DEVIATION: f64 = 80.0;

/// The players of the panel.
pub(super) struct Panel<G: Trained + Playable> {
    members: Vec<(Box<dyn Player<G>>, u64, f64)>,
}

impl<G: Trained + Playable> Panel<G> {
    pub(super) fn new() -> Self {
        let members = MEMBERS.iter().filter_map(|(member, seeds, rating)| {
            let player = match member {
                Member::Named(name) => G::player(*name),
                Member::Looker(plies) => G::looker(*plies),
            };
            Some((player?, *seeds, *rating))
        });
        Self { members: members.collect() }
    }

    /// The rating of a problem with this main line, and its deviation, both rounded.
    pub(super) fn rate(
        &mut self,
        position: &G,
        line: &[G::Move],
        prover: &mut Prover<'_, G>,
    ) -> Result<(u32, u32), Interrupted> {
        let mut games = Vec::new();
        for (player, seeds, rating) in &mut self.members {
            for seed in 0..*seeds {
                let solved = solves(&mut **player, seed, position, line, prover)?;
                let outcome = if solved { Outcomes::LOSS } else { Outcomes::WIN };
                let member = Glicko2Rating { rating: *rating, deviation: DEVIATION, ..Glicko2Rating::new() };
                games.push((member, outcome));
            }
        }
        let rated = glicko2_rating_period(&Glicko2Rating::new(), &games, &Glicko2Config::new());
        Ok((rated.rating.round().max(0.0) as u32, rated.deviation.round().max(0.0) as u32))
    }
}

/// Whether a player finds every move of the solver in a line.
fn solves<G: Trained>(
    player: &mut dyn Player<G>,
    seed: u64,
    position: &G,
    line: &[G::Move],
    prover: &mut Prover<'_, G>,
) -> Result<bool, Interrupted> {
    let mut here = Line::new(position.clone());
    for (ply, &right) in line.iter().enumerate() {
        if ply % 2 == 0 {
            let Some(mv) = player.choose(&here, seed) else { return Ok(false) };
            let left = (line.len() - ply) as u32;
            if mv != right && (ply == 0 || !wins(prover, here.position(), mv, left)?) {
                return Ok(false);
            }
        }
        here.push(right);
    }
    Ok(true)
}

/// Whether a move wins within so many plies, itself counted.
fn wins<G: Trained>(
    prover: &mut Prover<'_, G>,
    position: &G,
    mv: G::Move,
    plies: u32,
) -> Result<bool, Interrupted> {
    let proof = prover.prove(position, plies)?;
    Ok(proof.wins.iter().any(|win| win.mv == mv))
}
