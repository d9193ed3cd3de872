//! `jugeote start ID [DIR]`: lays the starter file into a folder and says what to type next.
//!
//! Not for: writing files (`app`).

use super::catalogue::{Source, quoted};
use super::ui::Ui;
use crate::app::{StartFault, start};
use crate::exit::Exit;
use crate::language::Language;
use crate::msg;
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::path::{Path, PathBuf};

/// Arguments of `start`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "EXERCISE")]
    exercise: String,
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<Language>,
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    source: Source,
}

impl ValueEnum for Language {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.word()))
    }
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    let exercise = match args.source.get(&args.exercise, ui) {
        Ok(exercise) => exercise,
        Err(exit) => return exit,
    };
    let folder = args.folder.as_deref().unwrap_or(Path::new(""));
    match start(&exercise, folder, args.force, args.language) {
        Ok(started) => {
            for path in &started.written {
                ui.say(&msg!("browse-written", path = path.to_string_lossy().into_owned()));
            }
            let file = quoted(&started.submission.to_string_lossy());
            ui.say(&msg!("browse-then", file = file.as_str()));
            ui.data(&format!("  jugeote check {} {file}{}\n", exercise.id, args.source.options()));
            Exit::Success
        }
        Err(StartFault::NoStarter) => {
            ui.fail(&msg!("browse-no-starter", id = exercise.id.as_str()), &[]);
            Exit::FaultyFile
        }
        Err(StartFault::NoStarterIn(known)) => {
            let words: Vec<String> = known.iter().map(|language| format!("`{}`", language.word())).collect();
            let message = msg!("browse-no-starter-in", id = exercise.id.as_str(), known = words.join(", "));
            ui.fail(&message, &[]);
            Exit::Usage
        }
        Err(StartFault::Exists(path)) => {
            let path = path.to_string_lossy().into_owned();
            ui.fail(&msg!("browse-exists", path = path), &[msg!("browse-hint-force")]);
            Exit::Usage
        }
        Err(StartFault::Refused { path, reason }) => {
            let path = path.to_string_lossy().into_owned();
            ui.fail(&msg!("browse-refused", path = path, reason = reason), &[]);
            Exit::Usage
        }
    }
}
