//! `jugeote train import`: a learner's own blunders become their problems.
//!
//! Not for: finding them (`app::train::import`).

use super::{failed, output, reasons, shown};
use crate::app::train::import::{Imported, Learner, import};
use crate::cli::interruption::interruption;
use crate::cli::ui::Ui;
use crate::exit::Exit;
use crate::msg;
use std::path::PathBuf;

/// Arguments of `import`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "FILE", required = true)]
    records: Vec<PathBuf>,
    #[arg(long, value_name = "PLAYER", required_unless_present = "side", conflicts_with = "side")]
    player: Option<String>,
    #[arg(long, value_name = "SIDE")]
    side: Option<String>,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    if let Err(exit) = output::check(args.output.as_deref(), &args.records, ui) {
        return exit;
    }
    let learner = match &args.player {
        Some(name) => Learner::Named(name.clone()),
        None => Learner::Side(args.side.clone().unwrap_or_default()),
    };
    let imported = match import(&args.records, &learner, args.output.as_deref(), &interruption()) {
        Ok(imported) => imported,
        Err(fault) => return failed(&fault, ui),
    };
    report(&imported, ui);
    let (new, all) = (imported.blunders.problems.len(), imported.set.problems.len());
    let exit = if imported.skipped.is_empty() { Exit::Success } else { Exit::FaultyFile };
    if new == 0 {
        ui.warn(&msg!("import-none"));
        return exit.and(Exit::NotPassed);
    }
    if let Err(exit) = output::put_set(&imported.set, args.output.as_deref(), ui) {
        return exit;
    }
    if let Some(file) = &args.output {
        ui.remark(&ui.wording().say(&msg!("import-written", new = new, all = all, file = shown(file))));
    }
    exit
}

/// What was looked at, what was left out, and what was found.
fn report(imported: &Imported, ui: &Ui) {
    for message in imported.skipped.iter().flat_map(|cause| reasons(cause).0) {
        ui.fail(&message, &[]);
    }
    let say = |message| ui.remark(&ui.wording().say(&message));
    if !imported.skipped.is_empty() {
        say(msg!("import-skipped", count = imported.skipped.len()));
    }
    if imported.of_others > 0 {
        say(msg!("import-of-others", count = imported.of_others));
    }
    let found = &imported.blunders;
    say(msg!("import-found", games = imported.games, turns = found.turns, found = found.found));
}
