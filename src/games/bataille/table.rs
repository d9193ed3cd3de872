//! The referee: holds both grids, hears actions and answers, keeps notes and scores, ends the game.
//!
//! Players never get a [`Table`]: [`Table::view`] gives each what it may see. Not for: choosing actions.

use super::action::{Action, Answer};
use super::arrangement::Arrangement;
use super::cell::Content;
use super::grid::Grid;
use super::notes::Notes;
use super::view::View;
use crate::games::{Dice, Side};
use crate::message::Message;
use crate::msg;

/// Points for a guess: to the guesser when right, to the opponent when wrong.
pub const GUESS: i32 = 10;

/// Points won or lost by who stops the game.
pub const STOP: i32 = 25;

/// Actions after which a match ends.
pub const MATCH_LIMIT: u32 = 200;

/// Where a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The side to move asks, guesses or stops.
    Playing,
    /// This side has stopped the game; grids are handed in.
    Stopped {
        /// Who stopped.
        by: Side,
        /// Who has handed in first, once someone has.
        first: Option<Side>,
    },
    /// The game is over.
    Over(Ending),
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ending {
    /// The higher score; nobody's when the scores are equal.
    pub winner: Option<Side>,
    /// Why.
    pub reason: EndReason,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndReason {
    /// One player's notes fix all 36 cells.
    Filled,
    /// A player stopped and both have handed in.
    Stopped,
    /// The limit of actions of a match.
    Limit,
}

impl EndReason {
    /// The word of a `status:` line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Filled => "filled",
            Self::Stopped => "stop",
            Self::Limit => "limit",
        }
    }
}

/// The players' names in `status:` lines, in the order of their turns.
pub const PLAYERS: [&str; 2] = ["player1", "player2"];

impl Ending {
    /// The words of a `status:` line, such as `player1 filled` or `draw limit`.
    pub fn words(self) -> String {
        let who = self.winner.map_or("draw", |side| PLAYERS[side as usize]);
        format!("{who} {}", self.reason.word())
    }
}

/// A game as the referee sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    grids: [Grid; 2],
    /// What each side has noted about the other's grid.
    notes: [Notes; 2],
    scores: [i32; 2],
    to_move: Side,
    actions: u32,
    limit: Option<u32>,
    stage: Stage,
    /// Whether the grid each side handed in is right, once it has.
    handed_in: [Option<bool>; 2],
}

impl Table {
    /// A game between two grids, the first player's first, without a limit of actions.
    pub fn new(grids: [Grid; 2]) -> Self {
        Self {
            grids,
            notes: [Notes::new(), Notes::new()],
            scores: [0; 2],
            to_move: Side::First,
            actions: 0,
            limit: None,
            stage: Stage::Playing,
            handed_in: [None; 2],
        }
    }

    /// The same game, over after this many actions. Of use before the first one.
    #[must_use]
    pub fn limited(mut self, actions: u32) -> Self {
        self.limit = Some(actions);
        self
    }

    /// The grid of a side. The referee's alone: no view shows it to the other side.
    pub fn grid(&self, side: Side) -> &Grid {
        &self.grids[side as usize]
    }

    /// What a side has noted about the other's grid.
    pub fn notes(&self, side: Side) -> &Notes {
        &self.notes[side as usize]
    }

    /// The scores, the first player's first.
    pub fn scores(&self) -> [i32; 2] {
        self.scores
    }

    /// The side whose action is next.
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// How many actions have been made.
    pub fn actions(&self) -> u32 {
        self.actions
    }

    /// Where the game stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        match self.stage {
            Stage::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// What a side may see.
    pub fn view(&self, side: Side) -> View {
        let other = side.other() as usize;
        View {
            side,
            own: self.grids[side as usize].clone(),
            notes: self.notes[side as usize].clone(),
            opponents_notes: self.notes[other].clone(),
            scores: self.scores,
            to_move: self.to_move,
            actions: self.actions,
            limit: self.limit,
            stage: self.stage,
        }
    }

    /// Why the side to move may not make this action.
    pub fn check(&self, action: Action) -> Result<(), Message> {
        match self.stage {
            Stage::Over(ending) => Err(msg!("game-over", status = ending.words())),
            Stage::Stopped { .. } => Err(msg!("bataille-hand-in-now")),
            Stage::Playing => self.notes(self.to_move).check(action),
        }
    }

    /// Every true answer the other side can give; none to `stop`.
    pub fn answers(&self, action: Action) -> Vec<Answer> {
        true_answers(self.grid(self.to_move.other()), self.notes(self.to_move), action)
    }

    /// Plays an action with the answer the other side gave, or says why that cannot be; then nothing changes.
    ///
    /// Where only one answer is true it may be left out. The answer played comes back, none to `stop`.
    pub fn play(&mut self, action: Action, answer: Option<Answer>) -> Result<Option<Answer>, Message> {
        self.check(action)?;
        let answers = self.answers(action);
        let answer = match (answer, &answers[..]) {
            (None, []) => None,
            (None, [only]) => Some(*only),
            (None, _) => return Err(msg!("bataille-answer-open", count = answers.len())),
            (Some(given), _) if answers.contains(&given) => Some(given),
            (Some(given), _) => {
                return Err(self.why_untrue(action, given));
            }
        };
        self.make(action, answer);
        Ok(answer)
    }

    /// Plays an action; among several true answers the dice choose.
    pub fn play_by_dice(&mut self, action: Action, dice: &mut Dice) -> Result<Option<Answer>, Message> {
        self.check(action)?;
        let answer = dice.pick(&self.answers(action)).copied();
        self.make(action, answer);
        Ok(answer)
    }

    fn make(&mut self, action: Action, answer: Option<Answer>) {
        let side = self.to_move;
        if let Some(answer) = answer {
            self.notes[side as usize].note(action, answer);
            match answer {
                Answer::Yes => self.scores[side as usize] += GUESS,
                Answer::No => self.scores[side.other() as usize] += GUESS,
                Answer::At(_) | Answer::Nowhere => {}
            }
        }
        self.actions += 1;
        self.to_move = side.other();
        if action == Action::Stop {
            self.stage = Stage::Stopped { by: side, first: None };
        } else if self.notes(side).is_full() {
            self.end(EndReason::Filled);
        } else if self.limit.is_some_and(|limit| self.actions >= limit) {
            self.end(EndReason::Limit);
        }
    }

    fn why_untrue(&self, action: Action, given: Answer) -> Message {
        let (action_text, answer) = (action.to_string(), given.to_string());
        match (action, given) {
            (Action::Ask(Content::Black), Answer::At(cell))
                if self.notes(self.to_move).at(cell) == Some(Content::Black) =>
            {
                msg!("bataille-answer-told", cell = cell.to_string())
            }
            _ => msg!("bataille-answer-untrue", action = action_text, answer = answer),
        }
    }

    /// A side hands in what it believes the other's grid to be, complete but right or wrong. Who hands in
    /// first is first.
    pub fn hand_in(&mut self, side: Side, grid: &Arrangement) -> Result<(), Message> {
        let Stage::Stopped { by, first } = self.stage else {
            return Err(match self.stage {
                Stage::Over(ending) => msg!("game-over", status = ending.words()),
                _ => msg!("bataille-not-stopped"),
            });
        };
        if self.handed_in[side as usize].is_some() {
            return Err(msg!("bataille-handed-in", player = side as u8 + 1));
        }
        if !grid.is_complete() {
            return Err(msg!("bataille-incomplete"));
        }
        self.handed_in[side as usize] = Some(*grid == self.grid(side.other()).arrangement());
        let first = first.unwrap_or(side);
        self.stage = Stage::Stopped { by, first: Some(first) };
        if let [Some(_), Some(_)] = self.handed_in {
            let right = |side: Side| self.handed_in[side as usize] == Some(true);
            if right(by) && first == by {
                self.scores[by as usize] += STOP;
            } else if right(by.other()) {
                self.scores[by as usize] -= STOP;
            }
            self.end(EndReason::Stopped);
        }
        Ok(())
    }

    fn end(&mut self, reason: EndReason) {
        let [first, second] = self.scores;
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        self.stage = Stage::Over(Ending { winner, reason });
    }
}

/// Every true answer to an action about this grid by a player with these notes.
pub(super) fn true_answers(grid: &Grid, notes: &Notes, action: Action) -> Vec<Answer> {
    match action {
        Action::Stop => Vec::new(),
        Action::Guess(content, cell) => vec![if grid.at(cell) == content { Answer::Yes } else { Answer::No }],
        Action::Ask(Content::Number(number)) => {
            vec![grid.cell_of(number).map_or(Answer::Nowhere, Answer::At)]
        }
        Action::Ask(Content::Black) => {
            let untold: Vec<Answer> =
                grid.black_cells().filter(|&cell| notes.at(cell).is_none()).map(Answer::At).collect();
            if untold.is_empty() { vec![Answer::Nowhere] } else { untold }
        }
    }
}
