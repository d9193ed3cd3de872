//! `jugeote train record`: games between built-in players, one record a line.
//!
//! Not for: playing them (`app::train`).

use super::{output, shown, unwritten};
use crate::app::game::GameName;
use crate::app::train::{self, MOST_GAMES, Recording, Unrecorded};
use crate::cli::game::words;
use crate::cli::interruption::interruption;
use crate::cli::progress::Bar;
use crate::cli::ui::Ui;
use crate::cli::within::within;
use crate::exit::Exit;
use crate::games::record::TURN_LIMIT;
use crate::msg;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "GAME")]
    game: Recorded,
    #[arg(long, value_name = "PLAYER", required = true, num_args = 1..)]
    players: Vec<String>,
    #[arg(long, value_name = "COUNT", value_parser = within(1..=MOST_GAMES))]
    games: usize,
    #[arg(long, value_name = "COUNT", default_value_t = 0, value_parser = within(0..=MOST_GAMES))]
    skip: usize,
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "PERCENT")]
    noise: Option<String>,
    #[arg(long, value_name = "COUNT", default_value_t = 0, value_parser = within(0..=TURN_LIMIT))]
    opening: usize,
    #[arg(long, value_name = "SEED", num_args = 1..)]
    terrains: Vec<u64>,
    #[arg(long, value_name = "ROUGHNESS", num_args = 1..)]
    roughness: Vec<f64>,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The games that are recorded for training.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Recorded {
    Walle,
    Moulin,
    Relief,
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    let game = match args.game {
        Recorded::Walle => GameName::Walle,
        Recorded::Moulin => GameName::Moulin,
        Recorded::Relief => GameName::Relief,
    };
    if game != GameName::Relief && !(args.roughness.is_empty() && args.terrains.is_empty()) {
        ui.fail(&msg!("train-no-terrain", game = game.word()), &[]);
        return Exit::Usage;
    }
    if let Err(exit) = output::check(args.output.as_deref(), &[], ui) {
        return exit;
    }
    let recording = Recording {
        players: args.players.iter().map(|name| with_noise(name, args.noise.as_deref())).collect(),
        first: args.skip,
        games: args.games,
        seed: args.seed,
        opening: args.opening,
        terrains: args.terrains.clone(),
        roughness: args.roughness.clone(),
    };
    let bar = Bar::new();
    let recorded =
        train::record(game, &recording, &interruption(), &|done| bar.at(done, args.games, String::new()));
    drop(bar);
    let text = match recorded {
        Ok(text) => text,
        Err(Unrecorded::Refused(refusal)) => return words::fail(&refusal, ui),
        Err(Unrecorded::Interrupted) => return Exit::Interrupted,
    };
    let Some(file) = &args.output else {
        ui.data(&text);
        return Exit::Success;
    };
    if let Err(error) = train::write_records(file, &text) {
        return unwritten(file, &error, ui);
    }
    ui.remark(&ui.wording().say(&msg!("train-recorded", count = args.games, file = shown(file))));
    Exit::Success
}

/// A player, with the noise of all where it names none of its own.
fn with_noise(name: &str, noise: Option<&str>) -> String {
    match noise {
        Some(noise) if !name.ends_with('%') => format!("{name}:{}%", noise.trim_end_matches('%')),
        _ => name.to_owned(),
    }
}
