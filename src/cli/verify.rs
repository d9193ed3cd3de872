//! `jugeote verify [EXERCISE…]`: what the authors of exercises should mend before a student meets it.
//!
//! Findings go to stderr as the faults of any file do, a line about each exercise to stdout; as JSON everything goes to
//! stdout. Not for: checking anything (`app`).

use super::catalogue::{Source, tell};
use super::place::Place;
use super::running::{self, Format, Running};
use super::ui::Ui;
use crate::app::{self, Figures, Verified, Verify};
use crate::exercise::{Catalogue, ExerciseId};
use crate::exit::Exit;
use crate::i18n::Wording;
use crate::message::Message;
use crate::msg;
use crate::report::faults::{document, findings};
use serde_json::{Value, json};
use std::time::Duration;

/// Arguments of `verify`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "EXERCISE")]
    exercise: Vec<String>,
    #[command(flatten)]
    source: Source,
    #[arg(long)]
    strict: bool,
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    format: Format,
    #[command(flatten)]
    running: Running,
}

/// Runs the command.
pub(super) fn run(args: &Args, place: &Place, ui: &Ui) -> Exit {
    let catalogue = match args.source.open(ui) {
        Ok(catalogue) => catalogue,
        Err(exit) => return exit,
    };
    let ids = match asked(args, &catalogue, ui) {
        Ok(ids) => ids,
        Err(exit) => return exit,
    };
    let means = match args.running.means(place, ui) {
        Ok(means) => means,
        Err(exit) => return exit,
    };
    let what = Verify { catalogue: &catalogue, runner: means.runner() };
    let mut all = Vec::new();
    let mut exit = Exit::Success;
    let mut told = |verified: &Verified| {
        let (faults, warnings) = verified.counts();
        if faults > 0 || (args.strict && warnings > 0) {
            exit = exit.and(Exit::FaultyFile);
        }
        match args.format {
            Format::Human => human(verified, ui),
            Format::Json => all.push(machine(verified, ui.wording())),
        }
    };
    let outcome = app::verify(&what, &ids, &mut told);
    if args.exercise.is_empty() {
        let strays = app::strays(&catalogue);
        if !strays.findings.is_empty() {
            told(&strays);
        }
    }
    if args.format == Format::Json {
        ui.data(&format!("{:#}\n", json!({"exercises": all})));
    }
    let Err(unfinished) = outcome else { return exit };
    let exit = exit.and(running::tell(&unfinished, ui));
    if exit == Exit::NoConfinement {
        place.forget_proof();
    }
    exit
}

/// The exercises that are to be verified; what is wrong has been told.
fn asked(args: &Args, catalogue: &Catalogue, ui: &Ui) -> Result<Vec<ExerciseId>, Exit> {
    if args.exercise.is_empty() {
        let ids: Vec<_> = catalogue.ids().filter(|id| !catalogue.is_built_in(id)).cloned().collect();
        if ids.is_empty() && catalogue.strange().is_empty() {
            ui.fail(&msg!("verify-nothing"), &[msg!("verify-hint-folder")]);
            return Err(Exit::Usage);
        }
        return Ok(ids);
    }
    let mut ids = Vec::new();
    for name in &args.exercise {
        let id = catalogue.find(name).map_err(|not_found| tell(&not_found, ui))?;
        if catalogue.is_built_in(&id) {
            ui.fail(&msg!("verify-built-in", id = id.as_str()), &[msg!("verify-hint-folder")]);
            return Err(Exit::Usage);
        }
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    Ok(ids)
}

fn human(verified: &Verified, ui: &Ui) {
    if !verified.findings.is_empty() {
        ui.remark(&findings(&verified.findings, ui.wording(), ui.remark_colours()));
    }
    ui.say(&summary(verified));
    if !verified.idle.is_empty() {
        let cases = verified.idle.join(", ");
        ui.say(&msg!("verify-idle", count = verified.idle.len(), cases = cases));
    }
}

/// The line about an exercise.
fn summary(verified: &Verified) -> Message {
    let id = verified.id.as_str();
    let ran = match verified.figures {
        Some(figures) => ran(figures),
        None => msg!("verify-not-run"),
    };
    match verified.counts() {
        (0, 0) => msg!("verify-well", id = id, ran = ran),
        (0, warnings) => msg!("verify-warned", id = id, warnings = warnings, ran = ran),
        (faults, warnings) => msg!("verify-faulty", id = id, faults = faults, warnings = warnings, ran = ran),
    }
}

fn ran(figures: Figures) -> Message {
    let [solutions, starters, wrong] = figures.programs;
    msg!(
        "verify-ran",
        cases = figures.cases,
        solutions = solutions,
        starters = starters,
        wrong = wrong,
        time = milliseconds(figures.time.0),
        limit = milliseconds(figures.time.1),
        memory = figures.memory.0 >> 20,
        most = figures.memory.1 >> 20
    )
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn machine(verified: &Verified, wording: &Wording) -> Value {
    let found: Vec<_> = verified
        .findings
        .iter()
        .map(|finding| {
            let mut fault = document(&finding.fault, wording);
            fault["check"] = finding.check.word().into();
            fault
        })
        .collect();
    let (faults, warnings) = verified.counts();
    let figures = verified.figures.map(|figures| {
        let [solutions, starters, wrong] = figures.programs;
        json!({
            "cases": figures.cases,
            "solutions": solutions,
            "starters": starters,
            "known_wrong": wrong,
            "slowest_seconds": figures.time.0.as_secs_f64(),
            "time_limit_seconds": figures.time.1.as_secs_f64(),
            "most_memory_bytes": figures.memory.0,
            "memory_limit_bytes": figures.memory.1,
        })
    });
    json!({
        "id": verified.id,
        "faults": faults,
        "warnings": warnings,
        "findings": found,
        "figures": figures,
        "cases_no_known_wrong_solution_fails": verified.idle,
    })
}
