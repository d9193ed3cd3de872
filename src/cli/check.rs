//! `jugeote check EXERCISE FILE`: grades one submission and shows what is wrong and why.

use super::place::Place;
use super::ui::Ui;
use crate::exit::Exit;
use std::path::PathBuf;

/// Arguments of `check`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "EXERCISE")]
    exercise: String,
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Runs the command.
pub(super) fn run(args: &Args, place: &Place, ui: &Ui) -> Exit {
    let _ = (&args.exercise, &args.file, &place.path, &place.home, &place.cache, ui.width(), ui.wording());
    Exit::Internal
}
