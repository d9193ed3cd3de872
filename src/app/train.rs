//! Training problems: games recorded to find them in, made from record files and lists of positions, and verified.
//!
//! Not for: what a problem is (`training`), nor for laying anything out.

mod generate;
pub mod import;
mod ledger;
pub mod lessons;
mod origins;
mod record;

pub use generate::{Generated, Generation, Kept, Progress, generate};
pub use ledger::partial;
pub use record::{MOST_GAMES, Recording, SOURCE, Unrecorded, record, write_records};

use super::bounded;
use super::game::{FoundRecord, RecordsFault};
use crate::games::{Faults, moulin, relief, walle};
use crate::message::Message;
use crate::msg;
use crate::problems::{Set, lines_of_problems};
use crate::search::Interrupted;
use crate::training::{Flaw, TrainedGame, verify};
use crate::yaml;
use rustix::fs::{Access, access};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// Bytes of the largest file of problems that is read.
const LARGEST_FILE: u64 = 64 << 20;

/// The most problems asked for at once: more would make a file larger than is read again.
pub const MOST_PROBLEMS: usize = 1_000;

/// Why nothing was made or verified.
#[derive(Debug)]
pub enum TrainFault {
    /// A file holds no records.
    Records(PathBuf, RecordsFault),
    /// A record cannot be played again.
    Record(PathBuf, Box<FoundRecord>, Faults),
    /// A file cannot be read.
    Io(PathBuf, io::Error),
    /// A file, or a line of one, is not what it should be.
    File(PathBuf, Option<usize>, Message),
    /// A line is no position.
    Position(PathBuf, usize, Faults),
    /// Every record and every position is faulty.
    NothingGood(Vec<TrainFault>),
    /// The YAML of a set is faulty.
    Set(PathBuf, Box<yaml::Fault>),
    /// Work could not be kept in this file.
    Unkept(PathBuf, io::Error),
    /// This cannot be asked.
    Unasked(Message),
    /// The person would not wait.
    Interrupted,
}

impl TrainFault {
    fn too_large(file: &Path, most: u64) -> Self {
        Self::File(file.to_owned(), None, msg!("train-too-large", most = most))
    }
}

impl From<Interrupted> for TrainFault {
    fn from(_: Interrupted) -> Self {
        Self::Interrupted
    }
}

/// Why a set is not to be written to a file.
#[derive(Debug)]
pub enum OutputFault {
    /// The file is one of those that the problems are made from.
    Source,
    /// Interrupted work is kept beside it.
    Unfinished,
    /// The file cannot be written.
    Io(io::Error),
}

impl From<io::Error> for OutputFault {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Tells before the work whether its result could be written to `output`: a file that is none of `from`, under
/// whatever name, or a new one in a folder that is there. Nothing is written.
pub fn check_output(output: &Path, from: &[PathBuf]) -> Result<(), OutputFault> {
    match fs::metadata(output) {
        Ok(found) if found.is_dir() => Err(io::Error::from(ErrorKind::IsADirectory).into()),
        Ok(found) => {
            let is_it = |file: &PathBuf| {
                fs::metadata(file).is_ok_and(|other| (other.dev(), other.ino()) == (found.dev(), found.ino()))
            };
            // A device, such as a terminal, may be both.
            if found.is_file() && from.iter().any(is_it) {
                return Err(OutputFault::Source);
            }
            Ok(access(output, Access::WRITE_OK).map_err(io::Error::from)?)
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(check_new(output)?),
        Err(error) => Err(error.into()),
    }
}

/// Whether no interrupted work is kept beside an output.
pub fn check_unfinished(output: &Path) -> Result<(), OutputFault> {
    if partial(output).exists() { Err(OutputFault::Unfinished) } else { Ok(()) }
}

/// Whether a file that does not exist could be made.
fn check_new(file: &Path) -> io::Result<()> {
    if file.as_os_str().as_bytes().ends_with(b"/") {
        return Err(ErrorKind::IsADirectory.into());
    }
    let folder = file.parent().ok_or(ErrorKind::NotFound)?;
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    if !fs::metadata(folder)?.is_dir() {
        return Err(ErrorKind::NotADirectory.into());
    }
    Ok(access(folder, Access::WRITE_OK | Access::EXEC_OK)?)
}

/// The result of verifying a set.
#[derive(Debug)]
pub struct Verified {
    /// How many problems it holds.
    pub problems: usize,
    /// What is wrong, each with the line its problem begins in.
    pub flaws: Vec<(usize, Flaw)>,
}

/// A set of a game that is known here.
#[derive(Debug)]
pub struct Opened {
    /// The game.
    pub game: TrainedGame,
    /// Its problems, one at least.
    pub set: Set,
}

/// Verifies a file of problems.
pub fn verify_file(file: &Path, stop: &AtomicBool) -> Result<Verified, TrainFault> {
    let bytes = read(file)?;
    let Opened { game, set } = opened(file, &bytes)?;
    let lines = lines_of_problems(&bytes);
    let line = |flaw: &Flaw| lines.get(flaw.problem - 1).copied().unwrap_or(1);
    let flaws = match game {
        TrainedGame::Relief => verify::<relief::Position>(&set, stop),
        TrainedGame::Walle => verify::<walle::Position>(&set, stop),
        TrainedGame::Moulin => verify::<moulin::Position>(&set, stop),
    }?;
    Ok(Verified {
        problems: set.problems.len(),
        flaws: flaws.into_iter().map(|flaw| (line(&flaw), flaw)).collect(),
    })
}

/// What a file of problems holds.
fn read_set(file: &Path) -> Result<Opened, TrainFault> {
    opened(file, &read(file)?)
}

fn opened(file: &Path, bytes: &[u8]) -> Result<Opened, TrainFault> {
    let set = Set::read(bytes).map_err(|fault| TrainFault::Set(file.to_owned(), Box::new(fault)))?;
    let fault = |reason| TrainFault::File(file.to_owned(), None, reason);
    let Some(game) = TrainedGame::named(&set.game) else {
        return Err(fault(msg!("train-other-game", found = &set.game, known = TrainedGame::words())));
    };
    if set.problems.is_empty() {
        return Err(fault(msg!("train-no-problems")));
    }
    Ok(Opened { game, set })
}

/// Writes a set to a file.
pub fn write(file: &Path, text: &str) -> io::Result<()> {
    fs::write(file, text)
}

fn read(file: &Path) -> Result<Vec<u8>, TrainFault> {
    File::open(file)
        .and_then(|opened| bounded::read(opened, LARGEST_FILE))
        .map_err(|error| TrainFault::Io(file.to_owned(), error))?
        .ok_or_else(|| TrainFault::too_large(file, LARGEST_FILE))
}
