//! Complete games by chance: every legal move equally likely, the same for a seed everywhere.
//!
//! Moves are drawn from their list in the order of the texts, so that a game does not change when a generator
//! lists them in another order. Not for: players who want to win.

use super::bataille::{self, Action, Grid, Stage, Table, Token};
use super::record::{self, Record, TURN_LIMIT, UNLIMITED};
use super::{Dice, Game, Line};

/// A complete game from this position: until it ends by itself or, where the game has no length limit of its
/// own, until the turn limit of matches.
pub fn game<G: Game>(start: G, dice: &mut Dice) -> Record {
    let mut line = Line::new(start);
    let unlimited = UNLIMITED.contains(&G::NAME);
    while line.outcome().is_none() && !(unlimited && line.moves().len() == TURN_LIMIT) {
        let Some(&mv) = dice.pick(&line.position().listed_moves()) else { break };
        line.push(mv);
    }
    let mut record = Record::of_line(&line);
    if unlimited && line.outcome().is_none() {
        record.result = Some("draw turn-limit".to_owned());
    }
    record
}

/// A complete game of bataille between two random grids, every legal action equally likely, with the limit of
/// matches. After `stop` both hand in a random valid grid.
pub fn bataille(dice: &mut Dice) -> Record {
    let mut table = Table::new([Grid::random(dice), Grid::random(dice)]).limited(bataille::MATCH_LIMIT);
    let mut record = Record::new(bataille::NAME, table.start());
    while table.ending().is_none() {
        let token = if let Stage::Stopped { .. } = table.stage() {
            Token::HandIn(Box::new(Grid::random(dice).arrangement()))
        } else {
            let legal: Vec<Action> = table.notes(table.to_move()).legal_actions().collect();
            let Some(&action) = dice.pick(&legal) else { break };
            Token::Turn(action, dice.pick(&table.answers(action)).copied())
        };
        // A legal action with a true answer is never refused.
        if table.replay(&token).is_err() {
            break;
        }
        record.moves.push(token.to_string());
    }
    record.result = Some(record::table_status(&table));
    record
}

/// The text of a random start of roi: a board of 5 to 10 rows, the king in its lower right corner, every fifth
/// other cell or so a pawn, but never the one diagonally before the king.
pub fn roi_start(dice: &mut Dice) -> String {
    let size = 5 + dice.below(6);
    let mut rows = vec![vec!['.'; size]; size];
    for cell in rows.iter_mut().flatten() {
        if dice.below(5) == 0 {
            *cell = 'P';
        }
    }
    // The king goes NW at least: no game is over before it has begun.
    rows[size - 2][size - 2] = '.';
    rows[size - 1][size - 1] = 'K';
    rows.into_iter().map(String::from_iter).collect::<Vec<_>>().join("/")
}
