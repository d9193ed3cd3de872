//! Laying an exercise's starter files into a student's folder.
//!
//! Nothing is overwritten unless that is asked for: all targets are looked at before the first is written.
//! Not for: grading what the student makes of them.

use crate::exercise::Exercise;
use crate::language::Language;
use crate::message::Message;
use crate::msg;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// What was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Started {
    /// Every file written, in order.
    pub written: Vec<PathBuf>,
    /// The file in which the student works.
    pub submission: PathBuf,
}

/// Why nothing, or not everything, was written.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum StartFault {
    /// The exercise comes without a starter file.
    #[error("no starter file")]
    NoStarter,
    /// It has none in the language asked for, but in these.
    #[error("no starter file in that language")]
    NoStarterIn(Vec<Language>),
    /// A file of that name is there already.
    #[error("{0} is there already")]
    Exists(PathBuf),
    /// The system refused.
    #[error("{path}: {reason}")]
    Refused {
        /// What could not be written.
        path: PathBuf,
        /// Why.
        reason: Message,
    },
}

/// Writes the starter files of a language (the likeliest one that it has, where none is named), called after the
/// exercise, and the files it provides into `folder`, which is made where it does not exist.
pub fn start(
    exercise: &Exercise,
    folder: &Path,
    overwrite: bool,
    language: Option<Language>,
) -> Result<Started, StartFault> {
    let name = exercise.id.as_str().rsplit('/').next().unwrap_or_default();
    // Whatever is of no other language is for a program.
    let of = |file: &str| Language::of_name(file).unwrap_or(Language::Program);
    let has = |language: &Language| exercise.starters.iter().any(|(file, _)| of(file) == *language);
    let known: Vec<Language> = Language::ALL.into_iter().filter(has).collect();
    let chosen = match language {
        Some(language) if !known.contains(&language) && !known.is_empty() => {
            return Err(StartFault::NoStarterIn(known));
        }
        _ => language.or(known.first().copied()).ok_or(StartFault::NoStarter)?,
    };
    let starters: Vec<_> = exercise
        .starters
        .iter()
        .filter(|(file, _)| of(file) == chosen)
        .map(|(file, bytes)| {
            let ending = file.split_once('.').map_or("", |(_, ending)| ending);
            (folder.join(format!("{name}.{ending}")), bytes)
        })
        .collect();
    let submission = starters.first().map(|(path, _)| path.clone()).ok_or(StartFault::NoStarter)?;
    let provided = exercise.provided.iter().map(|(file, bytes)| (folder.join(file), bytes));
    let files: Vec<_> = starters.into_iter().chain(provided).collect();

    if !overwrite && let Some((path, _)) = files.iter().find(|(path, _)| fs::symlink_metadata(path).is_ok()) {
        return Err(StartFault::Exists(path.clone()));
    }
    let refused = |path: &Path| {
        let path = path.to_owned();
        move |error: io::Error| match error.kind() {
            ErrorKind::AlreadyExists => StartFault::Exists(path),
            _ => StartFault::Refused { path, reason: refusal(&error) },
        }
    };
    fs::create_dir_all(folder)
        .map_err(|error| StartFault::Refused { path: folder.to_owned(), reason: refusal(&error) })?;
    let mut written = Vec::new();
    for (path, bytes) in files {
        let mut options = OpenOptions::new();
        options.write(true);
        if overwrite {
            options.create(true).truncate(true);
        } else {
            options.create_new(true);
        }
        options.open(&path).and_then(|mut file| file.write_all(bytes)).map_err(refused(&path))?;
        written.push(path);
    }
    Ok(Started { written, submission })
}

fn refusal(error: &io::Error) -> Message {
    match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => msg!("browse-io-permission"),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => msg!("browse-io-file-in-the-way"),
        ErrorKind::IsADirectory => msg!("browse-io-folder-in-the-way"),
        ErrorKind::StorageFull => msg!("browse-io-full"),
        _ => msg!("exercise-io", reason = error.to_string()),
    }
}
