//! `jugeote train`: games recorded, training problems made from them, and verified.
//!
//! The set goes to stdout or a file; how many candidates each gate turned away is a remark. Not for: finding or
//! proving problems (`training`).

mod diary;
mod generate;
mod import;
mod output;
mod play;
mod record;
mod selection;
mod sheet;
mod show;

use super::game::words::{fault, faulty_record, unreadable};
use super::interruption::interruption;
use super::place::Place;
use super::system;
use super::ui::Ui;
use crate::app::train::{self, TrainFault};
use crate::exit::Exit;
use crate::message::Message;
use crate::msg;
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
    Generate(generate::Args),
    Verify(VerifyArgs),
    Import(import::Args),
    Play(play::Args),
    Show(show::Args),
    Sheet(sheet::Args),
}

#[derive(Debug, clap::Args)]
struct VerifyArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// The most faults of records that are told one by one.
const MOST_TOLD: usize = 20;

/// Runs the command.
pub(super) fn run(args: &Args, place: &Place, ui: &Ui) -> Exit {
    match &args.command {
        Command::Record(args) => record::run(args, ui),
        Command::Generate(args) => generate::run(args, ui),
        Command::Verify(args) => verify(&args.file, ui),
        Command::Import(args) => import::run(args, ui),
        Command::Play(args) => play::run(args, place, ui),
        Command::Show(args) => show::run(args, ui),
        Command::Sheet(args) => sheet::run(args, ui),
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
    let exit = match cause {
        TrainFault::Interrupted => Exit::Interrupted,
        TrainFault::Unasked(_) => Exit::Usage,
        _ => Exit::FaultyFile,
    };
    let (mut messages, hint) = reasons(cause);
    messages.truncate(MOST_TOLD);
    for (number, message) in (1..).zip(&messages) {
        let hints = if number == messages.len() { hint.as_slice() } else { &[] };
        ui.fail(message, hints);
    }
    exit
}

/// What is wrong, in one sentence or more, and what may help.
fn reasons(cause: &TrainFault) -> (Vec<Message>, Option<Message>) {
    let one = |message| (vec![message], None);
    match cause {
        TrainFault::Interrupted => (Vec::new(), None),
        TrainFault::Unasked(message) => one(message.clone()),
        TrainFault::Records(file, cause) => {
            let (message, hint) = unreadable(file, cause);
            (vec![message], hint)
        }
        TrainFault::Record(file, found, faults) => (faulty_record(file, found, faults), None),
        TrainFault::Io(file, error) => {
            one(msg!("game-unreadable", file = shown(file), reason = system::reason(error)))
        }
        TrainFault::Unkept(file, error) => {
            one(msg!("train-unkept", file = shown(file), reason = system::reason(error)))
        }
        TrainFault::File(file, None, reason) => {
            one(msg!("train-file-fault", file = shown(file), reason = reason.clone()))
        }
        TrainFault::File(file, Some(line), reason) => {
            one(msg!("game-line-fault", file = shown(file), line = *line, reason = reason.clone()))
        }
        TrainFault::Position(file, line, faults) => {
            let each =
                |wrong| msg!("game-line-fault", file = shown(file), line = *line, reason = fault(wrong));
            (faults.iter().map(each).collect(), None)
        }
        TrainFault::NothingGood(causes) => {
            (causes.iter().flat_map(|cause| reasons(cause).0).collect(), Some(msg!("train-nothing-good")))
        }
        TrainFault::Set(file, cause) => {
            let (line, column) = (cause.place.line, cause.place.column);
            let reason = cause.message.clone();
            let message =
                msg!("game-file-fault", file = shown(file), line = line, column = column, reason = reason);
            (vec![message], cause.hint.clone())
        }
    }
}

fn shown(file: &Path) -> String {
    file.to_string_lossy().into_owned()
}
