//! Themes: ideas that a right first move shows, as predicates over the proof of a problem.
//!
//! Not for: what each of them asks (the game's own list).

use super::Rules;
use crate::games::Side;
use crate::message::Message;
use crate::msg;
use crate::problems::{Goal, Moves, Refutation};

/// An idea.
#[derive(Debug, Clone, Copy)]
pub struct Theme<R: Rules> {
    /// Its name in files.
    pub name: &'static str,
    /// Whether the proof shows it.
    pub holds: fn(&Evidence<'_, R>) -> bool,
}

/// What a theme is judged by.
#[derive(Debug, Clone)]
pub struct Evidence<'a, R: Rules> {
    /// The position of the problem.
    pub position: &'a R,
    /// A right first move.
    pub mv: R::Move,
    /// The play that decides, from the position on: each position with the move made in it. Of a win the main line;
    /// of a defence a wrong first move and what punishes it, namely the line that punishes the most of them.
    pub play: Vec<(R, R::Move)>,
    /// How it ends.
    pub last: R,
    /// The side that wins by it.
    pub winner: Side,
}

impl<'a, R: Rules> Evidence<'a, R> {
    /// The evidence of a right first move and a play that decides; none where the play cannot be played.
    pub fn new<'p>(
        position: &'a R,
        mv: R::Move,
        winner: Side,
        play: impl Iterator<Item = &'p str>,
    ) -> Option<Self> {
        let mut last = position.clone();
        let mut played = Vec::new();
        for text in play {
            let mv = last.named(text)?;
            let next = last.after(mv);
            played.push((std::mem::replace(&mut last, next), mv));
        }
        Some(Self { position, mv, play: played, last, winner })
    }

    /// The position after the right first move.
    pub fn after(&self) -> R {
        self.position.after(self.mv)
    }
}

/// The names of the themes that hold for every right first move.
pub(in crate::training) fn themes<R: Rules>(
    position: &R,
    goal: Goal,
    solutions: &Moves,
    line: &Moves,
    refutations: &[Refutation],
) -> Vec<String> {
    let solver = position.to_move();
    let evidence: Option<Vec<Evidence<'_, R>>> = solutions
        .0
        .iter()
        .map(|solution| {
            let mv = position.named(solution)?;
            match goal {
                Goal::Win => Evidence::new(position, mv, solver, line.0.iter().map(String::as_str)),
                Goal::Defence => {
                    // The first of those that punish the most.
                    let threat =
                        refutations.iter().rev().max_by_key(|refutation| refutation.against.0.len())?;
                    let play = threat.against.0.iter().take(1).chain(&threat.line.0).map(String::as_str);
                    Evidence::new(position, mv, solver.other(), play)
                }
            }
        })
        .collect();
    let evidence = evidence.unwrap_or_default();
    let holds = |theme: &&Theme<R>| !evidence.is_empty() && evidence.iter().all(theme.holds);
    R::THEMES.iter().filter(holds).map(|theme| theme.name.to_owned()).collect()
}

/// A theme in words, by its name.
pub fn theme_message(name: &str) -> Option<Message> {
    Some(match name {
        "sentinelle-first" => msg!("theme-sentinelle-first"),
        "second-exit" => msg!("theme-second-exit"),
        "exit-race" => msg!("theme-exit-race"),
        "charge" => msg!("theme-charge"),
        "from-above" => msg!("theme-from-above"),
        "support" => msg!("theme-support"),
        "eclaireur-leap" => msg!("theme-eclaireur-leap"),
        "block" => msg!("theme-block"),
        "sacrifice" => msg!("theme-sacrifice"),
        "removed-defender" => msg!("theme-removed-defender"),
        "elimination" => msg!("theme-elimination"),
        "quiet" => msg!("theme-quiet"),
        "forced-pass" => msg!("theme-forced-pass"),
        "goal-race" => msg!("theme-goal-race"),
        "jump" => msg!("theme-jump"),
        "side-jump" => msg!("theme-side-jump"),
        "later-jump" => msg!("theme-later-jump"),
        "only-wall" => msg!("theme-only-wall"),
        "last-wall" => msg!("theme-last-wall"),
        "quiet-wall" => msg!("theme-quiet-wall"),
        "detour" => msg!("theme-detour"),
        "closed-gap" => msg!("theme-closed-gap"),
        "turned-back" => msg!("theme-turned-back"),
        "far-wall" => msg!("theme-far-wall"),
        "race-turned" => msg!("theme-race-turned"),
        "long-detour" => msg!("theme-long-detour"),
        "safe-way" => msg!("theme-safe-way"),
        "right-way" => msg!("theme-right-way"),
        "longer-way" => msg!("theme-longer-way"),
        "free-run" => msg!("theme-free-run"),
        "out-of-walls" => msg!("theme-out-of-walls"),
        "immobilisation" => msg!("theme-immobilisation"),
        "flying-defence" => msg!("theme-flying-defence"),
        "capture-choice" => msg!("theme-capture-choice"),
        "disarm" => msg!("theme-disarm"),
        "unguard" => msg!("theme-unguard"),
        "swing-mill" => msg!("theme-swing-mill"),
        "open-mill" => msg!("theme-open-mill"),
        "double-threat" => msg!("theme-double-threat"),
        "block-mill" => msg!("theme-block-mill"),
        "greedy-mill" => msg!("theme-greedy-mill"),
        "quiet-move" => msg!("theme-quiet-move"),
        "offer" => msg!("theme-offer"),
        "counter-mill" => msg!("theme-counter-mill"),
        "flight" => msg!("theme-flight"),
        "zugzwang" => msg!("theme-zugzwang"),
        _ => return None,
    })
}
