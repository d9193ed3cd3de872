//! Where problems come from, read from files: records (`.yaml`, `.yml`, `.json`, `.jsonl`, packed or not), or positions,
//! one a line, under any other name.
//!
//! A record or a position that is faulty is left out and told; the others are used. Not for: what is made of them.

use super::TrainFault;
use crate::app::game::{FoundRecord, each_record};
use crate::app::{bounded, packed};
use crate::games::Game;
use crate::msg;
use crate::training::Origin;
use std::path::{Path, PathBuf};

/// Bytes of the largest file of positions that is read.
const LARGEST_FILE: u64 = 64 << 20;

/// What files hold.
pub(super) struct Origins<G: Game> {
    /// Games and positions, in the order of the files.
    pub(super) good: Vec<Origin<G>>,
    /// What was left out, and why.
    pub(super) skipped: Vec<TrainFault>,
}

/// Reads files. A file that is no such file at all ends it.
pub(super) fn read<G: Game>(files: &[PathBuf]) -> Result<Origins<G>, TrainFault> {
    let mut origins = Origins { good: Vec::new(), skipped: Vec::new() };
    for file in files {
        let kind = packed::ending(file);
        if matches!(kind.as_deref(), Some("yaml" | "yml" | "json" | "jsonl")) {
            read_games(file, &mut origins)?;
        } else {
            read_positions(file, &mut origins)?;
        }
    }
    Ok(origins)
}

fn read_games<G: Game>(file: &Path, origins: &mut Origins<G>) -> Result<(), TrainFault> {
    let fault = |cause| TrainFault::Records(file.to_owned(), cause);
    for found in each_record(file).map_err(fault)? {
        match found {
            Err(cause) => origins.skipped.push(fault(cause)),
            Ok(found) => match found.record.line::<G>() {
                Ok(line) => {
                    let place = place(file, &found);
                    origins.good.push(Origin::game(&line).told(found.record.players.as_ref(), &place));
                }
                Err(faults) => {
                    origins.skipped.push(TrainFault::Record(file.to_owned(), Box::new(found), faults));
                }
            },
        }
    }
    Ok(())
}

/// Where a record stands: the file's name without its folder, which is another one elsewhere, and the line.
fn place(file: &Path, found: &FoundRecord) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    format!("{name}:{}", found.first_line())
}

/// Positions, one a line; empty lines and those that begin with `#` are skipped.
fn read_positions<G: Game>(file: &Path, origins: &mut Origins<G>) -> Result<(), TrainFault> {
    let bytes = packed::read(file, LARGEST_FILE)
        .map_err(|error| TrainFault::Io(file.to_owned(), error))?
        .ok_or_else(|| TrainFault::too_large(file, LARGEST_FILE))?;
    let text = bounded::text(&bytes)
        .map_err(|line| TrainFault::File(file.to_owned(), Some(line), msg!("yaml-not-utf8")))?;
    let mut seen = 0;
    for (line, number) in text.trim_start_matches('\u{feff}').lines().zip(1..) {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            seen += 1;
            match G::parse(line) {
                Ok(position) => origins.good.push(Origin::position(position)),
                Err(faults) => {
                    origins.skipped.push(TrainFault::Position(file.to_owned(), number, faults));
                }
            }
        }
    }
    if seen == 0 {
        return Err(TrainFault::File(file.to_owned(), None, msg!("train-no-positions")));
    }
    Ok(())
}
