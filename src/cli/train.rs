//! `jugeote train`: games recorded, training problems made from them, and verified.
//!
//! The set goes to stdout or a file; how many candidates each gate turned away is a remark. Not for: finding or
//! proving problems (`training`).

mod record;

use super::game::words::{fault, faulty_record, unreadable};
use super::interruption::interruption;
use super::system;
use super::ui::Ui;
use crate::app::train::{self, MOST_PROBLEMS, OutputFault, TrainFault};
use crate::exit::Exit;
use crate::message::Message;
use crate::msg;
use crate::training::{Gate, Mined};
use clap::Subcommand;
use std::io;
use std::path::{Path, PathBuf};

/// Arguments of `train`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Record(record::Args),
    Generate(GenerateArgs),
    Verify(VerifyArgs),
}

#[derive(Debug, clap::Args)]
struct GenerateArgs {
    #[arg(value_name = "GAME")]
    game: Trained,
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    from: Vec<PathBuf>,
    #[arg(long, value_name = "COUNT")]
    count: usize,
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The games that problems are made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Trained {
    Relief,
}

#[derive(Debug, clap::Args)]
struct VerifyArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    match &args.command {
        Command::Record(args) => record::run(args, ui),
        Command::Generate(args) => generate(args, ui),
        Command::Verify(args) => verify(&args.file, ui),
    }
}

fn generate(args: &GenerateArgs, ui: &Ui) -> Exit {
    let Trained::Relief = args.game;
    if !(1..=MOST_PROBLEMS).contains(&args.count) {
        ui.fail(&msg!("train-count", count = args.count, most = MOST_PROBLEMS), &[]);
        return Exit::Usage;
    }
    if let Some(exit) = args.output.as_ref().and_then(|file| writable(file, &args.from, ui)) {
        return exit;
    }
    let mined = match train::generate(&args.from, args.count, args.seed, &interruption()) {
        Ok(mined) => mined,
        Err(fault) => return failed(&fault, ui),
    };
    report(&mined, ui);
    let found = mined.set.problems.len();
    if found > 0
        && let Err(exit) = put(&mined, args.output.as_deref(), ui)
    {
        return exit;
    }
    if found < args.count {
        ui.warn(&msg!("train-too-few", found = found, count = args.count));
        return Exit::NotPassed;
    }
    Exit::Success
}

/// How many candidates there were, and what became of them.
fn report(mined: &Mined, ui: &Ui) {
    let say = |message: &Message| ui.remark(&ui.wording().say(message));
    say(&msg!("train-looked-at", candidates = mined.candidates, found = mined.set.problems.len()));
    for gate in Gate::ALL {
        let count = mined.rejected[gate as usize];
        if count > 0 {
            say(&msg!("train-rejected", count = count, gate = gate.message()));
        }
    }
}

fn put(mined: &Mined, output: Option<&Path>, ui: &Ui) -> Result<(), Exit> {
    let text = mined.set.write().map_err(|reason| {
        ui.fail(&msg!("train-unwritten", reason = reason), &[]);
        Exit::Internal
    })?;
    let Some(file) = output else {
        ui.data(&text);
        return Ok(());
    };
    train::write(file, &text).map_err(|error| unwritten(file, &error, ui))
}

/// The exit status where a file cannot be written, which is said, before the work begins.
fn writable(file: &Path, from: &[PathBuf], ui: &Ui) -> Option<Exit> {
    match train::check_output(file, from) {
        Ok(()) => None,
        Err(OutputFault::Source) => {
            ui.fail(&msg!("train-output-is-source", file = shown(file)), &[]);
            Some(Exit::Usage)
        }
        Err(OutputFault::Io(error)) => Some(unwritten(file, &error, ui)),
    }
}

fn unwritten(file: &Path, error: &io::Error, ui: &Ui) -> Exit {
    let reason = system::reason(error);
    ui.fail(&msg!("train-file-unwritten", file = shown(file), reason = reason), &[]);
    Exit::Usage
}

fn verify(file: &Path, ui: &Ui) -> Exit {
    let verified = match train::verify_file(file, &interruption()) {
        Ok(verified) => verified,
        Err(fault) => return failed(&fault, ui),
    };
    for (line, flaw) in &verified.flaws {
        let reason = flaw.reason.clone();
        let message =
            msg!("train-flaw", file = shown(file), line = *line, number = flaw.problem, reason = reason);
        ui.fail(&message, &[]);
    }
    if verified.flaws.is_empty() {
        ui.say(&msg!("train-verified", count = verified.problems));
        Exit::Success
    } else {
        Exit::FaultyFile
    }
}

/// Says why nothing came of it.
fn failed(cause: &TrainFault, ui: &Ui) -> Exit {
    let fail = |message: &Message| ui.fail(message, &[]);
    match cause {
        TrainFault::Interrupted => return Exit::Interrupted,
        TrainFault::Records(file, cause) => {
            let (message, hint) = unreadable(file, cause);
            ui.fail(&message, hint.as_slice());
        }
        TrainFault::Record(file, found, faults) => faulty_record(file, found, faults).iter().for_each(fail),
        TrainFault::Io(file, error) => {
            fail(&msg!("game-unreadable", file = shown(file), reason = system::reason(error)));
        }
        TrainFault::File(file, None, reason) => {
            fail(&msg!("train-file-fault", file = shown(file), reason = reason.clone()));
        }
        TrainFault::File(file, Some(line), reason) => {
            fail(&msg!("game-line-fault", file = shown(file), line = *line, reason = reason.clone()));
        }
        TrainFault::Position(file, line, faults) => {
            for wrong in faults.iter() {
                fail(&msg!("game-line-fault", file = shown(file), line = *line, reason = fault(wrong)));
            }
        }
        TrainFault::Set(file, cause) => {
            let (line, column) = (cause.place.line, cause.place.column);
            let reason = cause.message.clone();
            let message =
                msg!("game-file-fault", file = shown(file), line = line, column = column, reason = reason);
            ui.fail(&message, cause.hint.as_slice());
        }
    }
    Exit::FaultyFile
}

fn shown(file: &Path) -> String {
    file.to_string_lossy().into_owned()
}
