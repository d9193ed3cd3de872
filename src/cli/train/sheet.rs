//! `jugeote train sheet`: a set, or some of it, as a sheet to be printed.
//!
//! Not for: the sheet itself (`report::sheet`).

use super::selection::Selection;
use super::{failed, output};
use crate::app::train::{Opened, lessons};
use crate::cli::ui::Ui;
use crate::exit::Exit;
use crate::msg;
use crate::report::sheet::{Layout, sheet};
use std::path::PathBuf;

/// Arguments of `sheet`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "SET")]
    set: Option<PathBuf>,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    selection: Selection,
    #[arg(long, value_name = "TITLE")]
    title: Option<String>,
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    with: Vec<Extra>,
}

/// What stands below a board where it is wished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Extra {
    Bands,
    Themes,
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    if let Err(exit) = output::check(args.output.as_deref(), args.set.as_slice(), ui) {
        return exit;
    }
    let Opened { game, set } = match lessons::open(args.set.as_deref()) {
        Ok(opened) => opened,
        Err(fault) => return failed(&fault, ui),
    };
    let chosen = match args.selection.of(&set, ui) {
        Ok(chosen) => chosen,
        Err(exit) => return exit,
    };
    let layout = Layout {
        title: args.title.clone(),
        bands: args.with.contains(&Extra::Bands),
        themes: args.with.contains(&Extra::Themes),
    };
    let text = match sheet(game, &chosen, &layout, ui.wording()) {
        Ok(text) => text,
        Err(message) => {
            ui.fail(&message, &[msg!("lesson-hint-verify")]);
            return Exit::FaultyFile;
        }
    };
    output::put(&text, args.output.as_deref(), ui).err().unwrap_or_default()
}
