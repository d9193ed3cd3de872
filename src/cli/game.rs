//! `jugeote game`: positions shown, their moves listed, played, counted and solved; random games and games between
//! built-in players; record files; deduction.
//!
//! Not for: any rule (`games`), nor for choosing the game's code (`app::game`).

mod deduce;
pub(super) mod lines;
mod solve;
pub(super) mod words;

use self::lines::Reply;
use super::ui::Ui;
use crate::app::game::{self, GameName, Pairing, Query, Refusal};
use crate::exit::Exit;
use crate::games::Record;
use crate::msg;
use crate::yaml;
use clap::{Subcommand, ValueEnum};
use std::path::PathBuf;

/// Arguments of `game`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Show(ShowArgs),
    Moves(PositionArgs),
    Apply(ApplyArgs),
    Perft(PerftArgs),
    Solve(solve::Args),
    Random(RandomArgs),
    Play(PlayArgs),
}

#[derive(Debug, clap::Args)]
struct ShowArgs {
    #[arg(value_name = "GAME")]
    game: GameArg,
    #[arg(value_name = "POSITION", required_unless_present = "record", conflicts_with = "record")]
    position: Option<String>,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct PositionArgs {
    #[arg(value_name = "GAME")]
    game: GameArg,
    #[arg(value_name = "POSITION")]
    position: String,
}

#[derive(Debug, clap::Args)]
struct ApplyArgs {
    #[command(flatten)]
    position: PositionArgs,
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

#[derive(Debug, clap::Args)]
struct PerftArgs {
    #[command(flatten)]
    position: PositionArgs,
    #[arg(value_name = "DEPTH")]
    depth: u32,
    #[arg(long)]
    divide: bool,
}

#[derive(Debug, clap::Args)]
struct RandomArgs {
    #[arg(value_name = "GAME")]
    game: GameArg,
    #[arg(long, value_name = "SEED")]
    seed: u64,
    #[arg(long, value_name = "FORMAT", default_value = "yaml")]
    format: RecordFormat,
    #[arg(long, value_name = "ROUGHNESS")]
    roughness: Option<f64>,
    #[arg(long, conflicts_with = "format")]
    terrain_only: bool,
}

#[derive(Debug, clap::Args)]
struct PlayArgs {
    #[arg(value_name = "GAME")]
    game: GameArg,
    #[arg(value_name = "PLAYER")]
    first: String,
    #[arg(value_name = "PLAYER")]
    second: String,
    #[arg(long, value_name = "SEED")]
    seed: u64,
    #[arg(long, value_name = "COUNT")]
    turns: Option<usize>,
    #[arg(long, value_name = "POSITION")]
    from: Option<String>,
    #[arg(long, value_name = "FORMAT", default_value = "yaml")]
    format: RecordFormat,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum RecordFormat {
    Yaml,
    Json,
}

/// A game by its name.
#[derive(Debug, Clone, Copy)]
struct GameArg(GameName);

impl ValueEnum for GameArg {
    fn value_variants<'a>() -> &'a [Self] {
        const GAMES: &[GameArg] = &{
            let mut games = [GameArg(GameName::Roi); GameName::ALL.len()];
            let mut index = 0;
            while index < games.len() {
                games[index] = GameArg(GameName::ALL[index]);
                index += 1;
            }
            games
        };
        GAMES
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.0.word()))
    }
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    match &args.command {
        Command::Show(ShowArgs { game: GameArg(game), record: Some(file), .. }) => {
            show_records(*game, file, ui)
        }
        Command::Show(ShowArgs { game, position, record: None }) => {
            ask(*game, position.as_deref().unwrap_or_default(), &Query::Show, ui)
        }
        Command::Moves(args) => ask(args.game, &args.position, &Query::Moves, ui),
        Command::Apply(args) => {
            ask(args.position.game, &args.position.position, &Query::Apply(args.moves.clone()), ui)
        }
        Command::Perft(args) => {
            let query = Query::Perft { depth: args.depth, divide: args.divide };
            ask(args.position.game, &args.position.position, &query, ui)
        }
        Command::Solve(args) => solve::run(args, ui),
        Command::Random(args) => random(args, ui),
        Command::Play(args) => play(args, ui),
    }
}

/// One position given as an argument, or one a line on stdin where the argument is `-`.
fn ask(GameArg(game): GameArg, position: &str, query: &Query, ui: &Ui) -> Exit {
    if position == "-" {
        return lines::answer_each(ui, |position| match game::answer(game, position, query) {
            Ok(answer) => Reply::Object(lines::object(answer, query, ui)),
            Err(refusal) => Reply::Refused(refusal),
        });
    }
    match game::answer(game, position, query) {
        Ok(answer) => {
            words::show(&answer, ui);
            Exit::Success
        }
        Err(refusal) => words::fail(&refusal, ui),
    }
}

fn random(args: &RandomArgs, ui: &Ui) -> Exit {
    let RandomArgs { game: GameArg(game), seed, format, roughness, terrain_only } = *args;
    if game != GameName::Relief && (terrain_only || roughness.is_some()) {
        ui.fail(&msg!("game-no-terrain", game = game.word()), &[]);
        return Exit::Usage;
    }
    let text = if terrain_only {
        game::terrain(seed, roughness).map(|terrain| Ok(format!("{terrain}\n")))
    } else {
        game::random_game(game, seed, roughness).map(|record| written(&record, format))
    };
    print(text, ui)
}

fn play(args: &PlayArgs, ui: &Ui) -> Exit {
    let pairing = Pairing {
        players: [&args.first, &args.second],
        seed: args.seed,
        turns: args.turns,
        from: args.from.as_deref(),
    };
    print(game::played_game(args.game.0, pairing).map(|record| written(&record, args.format)), ui)
}

/// A record in its format.
fn written(record: &Record, format: RecordFormat) -> Written {
    match format {
        RecordFormat::Json => Ok(format!("{}\n", record.to_json())),
        RecordFormat::Yaml => yaml::write(record).map_err(|error| error.to_string()),
    }
}

/// A text to be printed, or why it cannot be written.
type Written = Result<String, String>;

/// Prints what was made up, or why it was not.
fn print(text: Result<Written, Refusal>, ui: &Ui) -> Exit {
    match text {
        Ok(Ok(text)) => {
            ui.data(&text);
            Exit::Success
        }
        Ok(Err(error)) => {
            ui.fail(&msg!("game-unwritten", reason = error), &[]);
            Exit::Internal
        }
        Err(refusal) => words::fail(&refusal, ui),
    }
}

/// Plays the records of a file again and shows the end of each.
fn show_records(game: GameName, file: &std::path::Path, ui: &Ui) -> Exit {
    let records = match game::read_records(file) {
        Ok(records) => records,
        Err(fault) => {
            let (message, hint) = words::unreadable(file, &fault);
            ui.fail(&message, hint.as_slice());
            return Exit::FaultyFile;
        }
    };
    let mut exit = Exit::Success;
    for (index, found) in records.iter().enumerate() {
        if index > 0 {
            ui.data("\n");
        }
        match game::replay(game, &found.record) {
            Ok(answer) => words::show_end(&answer, found.record.result.as_deref(), ui),
            Err(faults) => {
                for message in words::faulty_record(file, found, &faults) {
                    ui.fail(&message, &[]);
                }
                exit = exit.and(Exit::FaultyFile);
            }
        }
    }
    exit
}
