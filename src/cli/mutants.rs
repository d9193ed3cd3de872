//! `jugeote mutants EXERCISE`: which small changes to the solution no case of the exercise notices.
//!
//! How far the work has come is shown on stderr, where that is a terminal. Not for: making or trying the changes
//! (`grading`), nor for laying out what came of it (`report`).

use super::catalogue::{Source, tell};
use super::place::Place;
use super::progress::Bar;
use super::running::{self, Format, Running};
use super::ui::Ui;
use crate::app;
use crate::exit::Exit;
use crate::grading::{Progress, Ungraded};
use crate::msg;
use crate::report::faults::faults;
use crate::report::mutants;
use std::sync::Arc;

/// The most inputs that can be asked for.
const MOST_INPUTS: usize = 1_000_000;

/// Arguments of `mutants`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "EXERCISE")]
    exercise: String,
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    format: Format,
    #[arg(long, value_name = "COUNT", default_value_t = 10_000)]
    inputs: usize,
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    source: Source,
    #[command(flatten)]
    running: Running,
}

/// Runs the command.
pub(super) fn run(args: &Args, place: &Place, ui: &Ui) -> Exit {
    let exit = tried(args, place, ui).unwrap_or_else(|exit| exit);
    if exit == Exit::NoConfinement {
        place.forget_proof();
    }
    exit
}

fn tried(args: &Args, place: &Place, ui: &Ui) -> Result<Exit, Exit> {
    if args.inputs > MOST_INPUTS {
        ui.fail(&msg!("mutants-inputs", count = args.inputs, most = MOST_INPUTS), &[]);
        return Err(Exit::Usage);
    }
    let catalogue = args.source.open(ui)?;
    let exercise = Arc::new(catalogue.get(&args.exercise).map_err(|not_found| tell(&not_found, ui))?);
    let untried = |fault: Ungraded| running::tell(&fault, ui);
    let solution = catalogue.solution(&exercise.id).map_err(|faults| untried(faults.into()))?;
    let means = args.running.means(place, ui)?;
    let what = app::Mutants {
        exercise: Arc::clone(&exercise),
        solution: &solution,
        runner: means.runner(),
        inputs: args.inputs,
        seed: args.seed,
    };
    let tried = {
        let mut bar = Bar::new();
        let progress = &mut |progress: Progress| {
            let (done, all, words) = match progress {
                Progress::Graded(done, all) => (done, all, msg!("mutants-graded")),
                Progress::Sought(done, all) => (done, all, msg!("mutants-sought")),
            };
            // Each kind of work begins at 0.
            if done == 0 {
                bar = Bar::new();
            }
            bar.at(done, all, ui.wording().say(&words));
        };
        app::mutants(&what, progress).map_err(untried)?
    };
    match args.format {
        Format::Human => ui.draw(&mutants::drawing(&exercise, &solution, &tried, ui.wording(), ui.width())),
        Format::Json => ui.data(&mutants::document(&exercise, &solution, &tried)),
    }
    let mut exit = if tried.is_complete() { Exit::Success } else { Exit::NotPassed };
    if !tried.faults.is_empty() {
        ui.remark(&faults(&tried.faults, ui.wording(), ui.remark_colours()));
        exit = exit.and(Exit::FaultyFile);
    }
    Ok(exit)
}
