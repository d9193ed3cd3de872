//! `jugeote check EXERCISE FILE`: grades one submission and shows what is wrong and why.
//!
//! Not for: grading (`app`), nor for laying reports out (`report`).

mod reports;

use reports::{CsvDecimal, Format, Missing, Reports, Wanted};

use super::catalogue::Source;
use super::place::Place;
use super::running::{Running, tell};
use super::system;
use super::ui::Ui;
use crate::app;
use crate::exercise::Points;
use crate::exit::Exit;
use crate::grading::{Report, Verdict};
use crate::language::Language;
use crate::msg;
use crate::report::faults::faults;
use num_bigint::BigInt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

/// Arguments of `check`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "EXERCISE")]
    exercise: String,
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    format: Format,
    #[arg(long, value_name = "REPORT")]
    report: Vec<Wanted>,
    #[command(flatten)]
    source: Source,
    #[arg(long, value_name = "SCORE")]
    min_score: Option<MinScore>,
    #[arg(long)]
    exit_zero: bool,
    #[arg(long)]
    reveal: bool,
    #[arg(long, value_name = "COUNT", default_value_t = 3)]
    in_full: usize,
    #[command(flatten)]
    running: Running,
    #[arg(long, value_name = "DECIMAL", default_value = "point")]
    csv_decimal: CsvDecimal,
}

/// A score to reach: `12`, `12.5`.
#[derive(Debug, Clone)]
struct MinScore(Points);

impl FromStr for MinScore {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
        let digits = format!("{whole}{fraction}");
        if whole.is_empty() || digits.len() > 30 || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(text.to_owned());
        }
        let number = BigInt::from_str(&digits).map_err(|_| text.to_owned())?;
        Ok(Self(Points::new(number, BigInt::from(10).pow(fraction.len() as u32))))
    }
}

/// Runs the command.
pub(super) fn run(args: &Args, place: &Place, ui: &Ui) -> Exit {
    if let Some(file) = args.report.iter().filter_map(Wanted::file).find(|file| is_program(file)) {
        ui.fail(&msg!("check-overwrite", file = &*file.to_string_lossy()), &[]);
        return Exit::Usage;
    }
    let exercise = match args.source.get(&args.exercise, ui) {
        Ok(exercise) => Arc::new(exercise),
        Err(exit) => return exit,
    };
    if args.reveal && !exercise.warnings.is_empty() {
        ui.remark(&faults(&exercise.warnings, ui.wording(), ui.remark_colours()));
    }
    let means = match args.running.means(place, ui) {
        Ok(means) => means,
        Err(exit) => return exit,
    };
    let what = app::Check { exercise, path: &args.file, runner: means.runner() };
    let mut reports = match Reports::new(args, place, ui) {
        Ok(reports) => reports,
        Err(Missing::Randomness(cause)) => {
            ui.fail(&msg!("check-no-randomness", cause = system::reason(&cause)), &[]);
            return Exit::Internal;
        }
        Err(Missing::Variable(name)) => {
            ui.fail(&msg!("check-no-variable", name = name), &[msg!("check-classroom50")]);
            return Exit::Usage;
        }
    };
    let outcome = app::check(&what, &mut reports);
    let exit = match &outcome {
        Ok(report) => {
            if !report.faults.is_empty() {
                ui.remark(&faults(&report.faults, ui.wording(), ui.remark_colours()));
            }
            exit_of(report, args, means.is_interrupted())
        }
        Err(fault) => tell(fault, ui),
    };
    if exit == Exit::NoConfinement {
        place.forget_proof();
    }
    exit.and(reports.write(ui))
}

/// Whether a report would take the place of somebody's program.
fn is_program(file: &Path) -> bool {
    let name = file.to_string_lossy();
    (Language::of_name(&name).is_some() || name.ends_with(".zip")) && file.exists()
}

fn exit_of(report: &Report, args: &Args, interrupted: bool) -> Exit {
    if interrupted {
        return Exit::Interrupted;
    }
    // Cases that could not be judged are `internal` then, and it is not we who failed.
    if !report.faults.is_empty() {
        return Exit::FaultyFile;
    }
    if report.unconfined {
        return Exit::NoConfinement;
    }
    if report.cases.iter().any(|case| case.verdict == Verdict::Internal) {
        return Exit::Internal;
    }
    let reached = match &args.min_score {
        Some(MinScore(least)) => report.score.0 >= *least,
        None => report.all_passed(),
    };
    if reached || args.exit_zero { Exit::Success } else { Exit::NotPassed }
}
