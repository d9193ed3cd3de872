//! `jugeote game solve`: the answer as `key: value` lines, or one JSON object a line for positions from stdin.
//!
//! Keys and values are not translated. Not for: solving (`app::game`).

use super::lines::{self, Reply};
use super::{GameArg, deduce, words};
use crate::app::game::{self, Fact, GameName, Unsolved};
use crate::cli::interruption::interruption;
use crate::cli::ui::Ui;
use crate::exit::Exit;
use crate::message::Message;
use crate::msg;
use crate::search::proof::plies_of;
use serde_json::{Value, json};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "GAME")]
    game: GameArg,
    #[arg(value_name = "POSITION")]
    position: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["in", "plies"])]
    evidence: Option<PathBuf>,
    #[arg(id = "in", long = "in", value_name = "COUNT", conflicts_with = "plies")]
    moves: Option<u32>,
    #[arg(long, value_name = "COUNT")]
    plies: Option<u32>,
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    let GameArg(game) = args.game;
    let refuse = |message: &Message| {
        ui.fail(message, &[]);
        Exit::Usage
    };
    // What is missing or too much depends on the game, so that clap cannot tell.
    let position = match (&args.position, &args.evidence) {
        (_, Some(_)) if game != GameName::Bataille => {
            return refuse(&msg!("game-no-evidence", game = game.word()));
        }
        (Some(_), Some(_)) => return refuse(&msg!("game-evidence-alone")),
        (None, Some(evidence)) => return deduce::run(evidence, ui),
        (None, None) if game == GameName::Bataille => return refuse(&msg!("game-evidence-wanted")),
        (None, None) => return refuse(&msg!("game-position-wanted", game = game.word())),
        (Some(position), None) => position,
    };
    let plies = args.plies();
    let stop = interruption();
    if position == "-" {
        return lines::answer_each(ui, |position| match game::solve(game, position, plies, &stop) {
            Ok(solved) => {
                Reply::Object(solved.iter().map(|(key, fact)| ((*key).to_owned(), value(fact))).collect())
            }
            Err(Unsolved::Refused(refusal)) => Reply::Refused(refusal),
            Err(Unsolved::Interrupted) => Reply::Interrupted,
        });
    }
    match game::solve(game, position, plies, &stop) {
        Ok(solved) => {
            let lines: Vec<String> = solved.iter().flat_map(|(key, fact)| shown(key, fact)).collect();
            ui.data(&lines.concat());
            Exit::Success
        }
        Err(Unsolved::Refused(refusal)) => words::fail(&refusal, ui),
        Err(Unsolved::Interrupted) => Exit::Interrupted,
    }
}

impl Args {
    /// How far a forced win is looked for. Of moves out of range the plies are, too.
    fn plies(&self) -> Option<u32> {
        match self.moves {
            Some(0) => Some(0),
            Some(moves) => Some(plies_of(moves.min(u32::MAX / 2))),
            None => self.plies,
        }
    }
}

/// The lines of a key: one for each move that has a number or a word, else a single one.
fn shown(key: &str, fact: &Fact) -> Vec<String> {
    let line = |text: &str| vec![format!("{key}: {text}\n")];
    match fact {
        Fact::Nothing => line("-"),
        Fact::Word(word) => line(word),
        Fact::Number(number) => line(&number.to_string()),
        Fact::Words(words) if words.is_empty() => line("-"),
        Fact::Words(words) => line(&words.join(" ")),
        Fact::Counted(moves) if moves.is_empty() => line("-"),
        Fact::Counted(moves) => moves.iter().flat_map(|(mv, count)| line(&format!("{mv} {count}"))).collect(),
        Fact::Marked(moves) if moves.is_empty() => line("-"),
        Fact::Marked(moves) => moves.iter().flat_map(|(mv, mark)| line(&format!("{mv} {mark}"))).collect(),
    }
}

fn value(fact: &Fact) -> Value {
    match fact {
        Fact::Nothing => Value::Null,
        Fact::Word(word) => word.as_str().into(),
        Fact::Number(number) => (*number).into(),
        Fact::Words(words) => words.clone().into(),
        Fact::Counted(moves) => moves.iter().map(|(mv, count)| json!([mv, count])).collect(),
        Fact::Marked(moves) => moves.iter().map(|(mv, mark)| json!([mv, mark])).collect(),
    }
}
