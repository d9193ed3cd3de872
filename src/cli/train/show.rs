//! `jugeote train show N`: one problem, with its solution where that is asked for.
//!
//! Not for: laying it out (`report::lesson`).

use super::failed;
use crate::app::train::{Opened, lessons};
use crate::cli::ui::Ui;
use crate::exit::Exit;
use crate::msg;
use crate::problems::{Problem, Set};
use crate::report::lesson::{asked, heading, solution};
use crate::training::lesson::{Lesson, begin, question};
use serde_json::{Value, json};
use std::path::PathBuf;

/// Arguments of `show`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "NUMBER")]
    number: usize,
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    #[arg(long)]
    solution: bool,
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    format: Format,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    Human,
    Json,
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    let Opened { game, set } = match lessons::open(args.from.as_deref()) {
        Ok(opened) => opened,
        Err(fault) => return failed(&fault, ui),
    };
    let Some(problem) = args.number.checked_sub(1).and_then(|index| set.problems.get(index)) else {
        let number = args.number.to_string(); // as digits: plural rules would round a huge number
        ui.fail(&msg!("lesson-no-such-problem", number = number, of = set.problems.len()), &[]);
        return Exit::Usage;
    };
    let lesson = match begin(game, problem) {
        Ok(lesson) => lesson,
        Err(message) => {
            ui.fail(&message, &[msg!("lesson-hint-verify")]);
            return Exit::FaultyFile;
        }
    };
    match args.format {
        Format::Human => {
            let wording = ui.wording();
            ui.data(&format!("{}\n", heading(problem, args.number, set.problems.len(), wording)));
            ui.draw(&asked(problem, &*lesson, wording, ui.width()));
            if args.solution {
                ui.draw(&solution(problem, &*lesson, wording, ui.width()));
            }
        }
        Format::Json => {
            let object = object(args, &set, problem, &*lesson, ui);
            ui.data(&format!("{object:#}\n"));
        }
    }
    Exit::Success
}

/// The problem as JSON: without the solution only what a learner may see.
fn object(args: &Args, set: &Set, problem: &Problem, lesson: &dyn Lesson, ui: &Ui) -> Value {
    let plain = lesson.board().plain();
    let mut object = json!({
        "game": set.game,
        "number": args.number,
        "of": set.problems.len(),
        "id": problem.id,
        "goal": problem.goal,
        "within": problem.within,
        "side": problem.side,
        "band": problem.band,
        "position": problem.position,
        "question": ui.wording().say(&question(problem)),
        "drawing": plain.lines().collect::<Vec<_>>(),
    });
    if args.solution {
        object["problem"] = json!(problem);
    }
    object
}
